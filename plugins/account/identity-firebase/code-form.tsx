import { latinDigits, plainText, useServices, useStore, useSubmit, useTranslation } from '@foyer/sdk'
import { Button, Form, type FormHandle, TextField } from '@foyer/sdk/ui'
import { type ReactNode, useRef, useState } from 'react'
import css from './code-form.module.css'
import { CODE_LENGTH } from './constants.ts'
import { FailureText } from './failure-text.tsx'
import { type IdentityFailure, identityFailure } from './identity-failure.ts'
import type { manifest } from './manifest.ts'

/** The only field that this form itself checks. */
interface Errors {
  readonly code?: true | undefined
}

interface Props<Verified> {
  /** Where the code goes: fields or a text. */
  readonly children: ReactNode
  readonly busy: boolean
  /** The id that `confirm` needs, of a code that was sent before, as by an earlier page. */
  readonly sent?: string | undefined
  /** Returns the function that sends a code and resolves with its id; `undefined`: no valid number. */
  readonly sender: () => ((captchaBox: HTMLElement) => Promise<string>) | undefined
  readonly confirm: (verificationId: string, code: string) => Promise<Verified>
  /** Called when the code was right. */
  readonly onVerified: (verified: Verified) => Promise<void> | void
  /** Label of the last button. */
  readonly action: string
}

/** Asks for a code by text message, and lets the player enter it (ST-10, ER-10). */
export function CodeForm<Verified>({
  children,
  busy,
  sent,
  sender,
  confirm,
  onVerified,
  action,
}: Props<Verified>): ReactNode {
  const t = useTranslation<'account.identity-firebase'>()
  const { numbers } = useServices<typeof manifest>()
  /** Id of the last code that was sent and is not used up. */
  const [sentId, setSentId] = useState(sent)
  const [code, setCode] = useState('')
  const [step, setStep] = useState<'sending' | 'checking'>('sending')
  const captchaBox = useRef<HTMLDivElement>(null)
  const form = useRef<FormHandle>(null)
  const seconds = useStore(numbers.resendSeconds)
  // A code may be typed, or filled in by the phone, as soon as it was sent.
  const submit = useSubmit<Errors, IdentityFailure>({ describe: identityFailure, lockMs: 0 })

  const sendCode = async (): Promise<void> => {
    const box = captchaBox.current
    if (busy || submit.busy || seconds > 0 || !box) return
    const send = sender()
    if (!send) return
    setStep('sending')
    const result = await submit.run({}, () => numbers.sendBy(() => send(box)), { isDone: () => false })
    if (result.step !== 'cancelled' || !result.result) return
    setSentId(result.result.sent)
    form.current?.focus('code')
  }
  const checkCode = async (): Promise<void> => {
    if (busy) return
    setStep('checking')
    const result = await submit.run(code === '' ? { code: true } : {}, async () => {
      // No code was sent, or a reload came too late (ER-10).
      if (sentId === undefined)
        throw Object.assign(new Error('no code was sent'), { code: 'auth/code-expired' })
      const verified = await confirm(sentId, latinDigits(plainText(code)).replace(/[\s-]/g, ''))
      setCode('')
      setSentId(undefined)
      await onVerified(verified)
    })
    if (result.step === 'invalid') form.current?.focus('code')
  }
  return (
    <div className={css.sheet}>
      <Form
        handle={form}
        variant="plain"
        busy={submit.busy}
        onSubmit={() => void (sentId === undefined ? sendCode() : checkCode())}
      >
        {children}
        <div className={css.code}>
          <TextField
            label={t('code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="go"
            maxLength={CODE_LENGTH}
            disabled={busy}
            value={code}
            error={submit.errors.code && t('code_empty')}
            onChange={({ currentTarget }) => {
              setCode(currentTarget.value.replace(/\D/g, ''))
              submit.edit('code')
            }}
          />
          <Button
            kind="secondary"
            className={css.send}
            disabled={busy || seconds > 0}
            busy={submit.busy && step === 'sending'}
            onClick={() => void sendCode()}
          >
            {seconds > 0 ? t('resend_in', { seconds }) : t(sentId === undefined ? 'send_code' : 'send_again')}
          </Button>
        </div>
        <p className={css.status} aria-live="polite">
          {sentId !== undefined && t('code_sent')}
        </p>
        {submit.failure && <FailureText failure={submit.failure} />}
        <div ref={captchaBox} />
        <Button
          block
          disabled={busy}
          busy={submit.busy && step === 'checking'}
          onClick={() => void checkCode()}
        >
          {action}
        </Button>
      </Form>
    </div>
  )
}
