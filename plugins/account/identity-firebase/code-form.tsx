import { useServices, useStore, useTranslation } from '@foyer/sdk'
import { Button, TextField } from '@foyer/sdk/ui'
import { type FormEvent, type ReactNode, useReducer, useRef, useState } from 'react'
import css from './code-form.module.css'
import { codeState } from './code-state.ts'
import { CODE_LENGTH } from './constants.ts'
import { FailureText } from './failure-text.tsx'
import { identityFailure } from './identity-failure.ts'
import type { manifest } from './manifest.ts'

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
  const t = useTranslation()
  const { numbers } = useServices<typeof manifest>()
  const [state, dispatch] = useReducer(codeState, {
    step: 'ready',
    ...(sent !== undefined && { sent }),
  })
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const captchaBox = useRef<HTMLDivElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const seconds = useStore(numbers.resendSeconds)
  const working = busy || state.step !== 'ready'

  const sendCode = async (): Promise<void> => {
    const box = captchaBox.current
    if (working || seconds > 0 || !box) return
    const send = sender()
    if (!send) return
    dispatch({ type: 'send' })
    try {
      const delivery = await numbers.sendBy(() => send(box))
      if (!delivery) return dispatch({ type: 'end' })
      dispatch({ type: 'sent', verificationId: delivery.sent })
      codeField.current?.focus()
    } catch (error) {
      dispatch({ type: 'fail', failure: identityFailure(error) })
    }
  }
  const checkCode = async (): Promise<void> => {
    if (working) return
    setMissing(code === '')
    if (code === '') return codeField.current?.focus()
    dispatch({ type: 'check' })
    try {
      // No code was sent, or a reload came too late (ER-10).
      if (state.sent === undefined)
        throw Object.assign(new Error('no code was sent'), { code: 'auth/code-expired' })
      const verified = await confirm(state.sent, code)
      setCode('')
      dispatch({ type: 'used' })
      await onVerified(verified)
    } catch (error) {
      dispatch({ type: 'fail', failure: identityFailure(error) })
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void (state.sent === undefined ? sendCode() : checkCode())
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {children}
      <div className={css.code}>
        <TextField
          ref={codeField}
          label={t('code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          maxLength={CODE_LENGTH}
          disabled={busy}
          value={code}
          error={missing ? t('code_empty') : undefined}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value.replace(/\D/g, ''))
            setMissing(false)
          }}
        />
        <Button
          kind="secondary"
          className={css.send}
          disabled={busy || seconds > 0}
          busy={state.step === 'sending'}
          onClick={() => void sendCode()}
        >
          {seconds > 0
            ? t('resend_in', { seconds })
            : t(state.sent === undefined ? 'send_code' : 'send_again')}
        </Button>
      </div>
      <p className={css.status} aria-live="polite">
        {state.sent !== undefined && t('code_sent')}
      </p>
      {state.failure && <FailureText failure={state.failure} />}
      <div ref={captchaBox} />
      <Button block disabled={busy} busy={state.step === 'checking'} onClick={() => void checkCode()}>
        {action}
      </Button>
    </form>
  )
}
