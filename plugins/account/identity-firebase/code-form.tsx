import { latinDigits, plainText, useForm, useServices, useStore, useTranslation } from '@foyer/sdk'
import { Button, Form, TextField } from '@foyer/sdk/ui'
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

const EMPTY = { code: '' }

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
  const [step, setStep] = useState<'sending' | 'checking'>('sending')
  const captchaBox = useRef<HTMLDivElement>(null)
  const seconds = useStore(numbers.resendSeconds)
  // A code may be typed, or filled in by the phone, as soon as it was sent.
  const form = useForm<typeof EMPTY, Errors, IdentityFailure>({
    initial: EMPTY,
    secrets: ['code'],
    check: ({ code }) => (code === '' ? { code: true } : {}),
    errorText: () => t('code_empty'),
    describe: identityFailure,
    lockMs: 0,
  })

  const sendCode = async (): Promise<void> => {
    const box = captchaBox.current
    if (busy || form.busy || seconds > 0 || !box) return
    const send = sender()
    if (!send) return
    setStep('sending')
    const result = await form.send(() => numbers.sendBy(() => send(box)), { errors: {}, isDone: () => false })
    if (result.step !== 'cancelled' || !result.result) return
    setSentId(result.result.sent)
    form.handle.current?.focus('code')
  }
  const checkCode = async (): Promise<void> => {
    if (busy) return
    setStep('checking')
    await form.send(async () => {
      // No code was sent, or a reload came too late (ER-10).
      if (sentId === undefined)
        throw Object.assign(new Error('no code was sent'), { code: 'auth/code-expired' })
      const verified = await confirm(sentId, latinDigits(plainText(form.values.code)).replace(/[\s-]/g, ''))
      form.reset()
      setSentId(undefined)
      await onVerified(verified)
    })
  }
  return (
    <div className={css.sheet}>
      <Form
        handle={form.handle}
        variant="plain"
        busy={form.busy}
        onSubmit={() => void (sentId === undefined ? sendCode() : checkCode())}
      >
        {children}
        <div className={css.code}>
          <TextField
            {...form.bind('code')}
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="go"
            maxLength={CODE_LENGTH}
            disabled={busy}
            onChange={({ currentTarget }) => form.change({ code: currentTarget.value.replace(/\D/g, '') })}
          />
          <Button
            kind="secondary"
            className={css.send}
            disabled={busy || seconds > 0}
            busy={form.busy && step === 'sending'}
            onClick={() => void sendCode()}
          >
            {seconds > 0 ? t('resend_in', { seconds }) : t(sentId === undefined ? 'send_code' : 'send_again')}
          </Button>
        </div>
        <p className={css.status} aria-live="polite">
          {sentId !== undefined && t('code_sent')}
        </p>
        {form.failure && <FailureText failure={form.failure} />}
        <div ref={captchaBox} />
        <Button
          block
          disabled={busy}
          busy={form.busy && step === 'checking'}
          onClick={() => void checkCode()}
        >
          {action}
        </Button>
      </Form>
    </div>
  )
}
