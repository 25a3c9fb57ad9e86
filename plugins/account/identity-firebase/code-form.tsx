import { usePlugin, useServices, useText } from '@foyer/sdk'
import { Button, TextField } from '@foyer/sdk/ui'
import { type FormEvent, type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import css from './code-form.module.css'
import { type CodeState, codeState } from './code-state.ts'
import { CODE_LENGTH, SECOND_MS } from './constants.ts'
import { FailureText } from './failure-text.tsx'
import { identityFailure } from './identity-failure.ts'
import type { IdentityUser } from './identity-service.ts'
import type { manifest } from './manifest.ts'
import { secondsToResend } from './sent-code.ts'

interface Props {
  /** Where the code goes: fields, or words. */
  readonly children: ReactNode
  readonly busy: boolean
  /** A code that was sent before, as by an earlier page. */
  readonly sent?: CodeState['sent']
  /** Sends a code. Resolves with what `confirm` wants; `undefined`: there was nowhere to send it, and that was told. */
  readonly send: (captchaBox: HTMLElement) => Promise<string | undefined>
  readonly onSent?: (verificationId: string, at: number) => void
  readonly confirm: (verificationId: string, code: string) => Promise<IdentityUser>
  /** The code was right. */
  readonly onUser: (user: IdentityUser) => Promise<void>
}

/** Asks for a code by text message, and for what the message says (ST-10, ER-10). */
export function CodeForm({ children, busy, sent, send, onSent, confirm, onUser }: Props): ReactNode {
  const t = useText()
  const { clock } = useServices<typeof manifest>()
  const [state, dispatch] = useReducer(codeState, sent ? { step: 'ready', sent } : { step: 'ready' })
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const captchaBox = useRef<HTMLDivElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const seconds = useSecondsToResend(state.sent?.at)
  const working = busy || state.step !== 'ready'

  const ask = async (): Promise<void> => {
    const box = captchaBox.current
    if (working || seconds > 0 || !box) return
    dispatch({ type: 'send' })
    try {
      const verificationId = await send(box)
      if (verificationId === undefined) return dispatch({ type: 'end' })
      const at = clock.now()
      dispatch({ type: 'sent', verificationId, at })
      onSent?.(verificationId, at)
      codeField.current?.focus()
    } catch (error) {
      dispatch({ type: 'fail', failure: identityFailure(error) })
    }
  }
  const check = async (): Promise<void> => {
    if (working) return
    setMissing(code === '')
    if (code === '') return codeField.current?.focus()
    dispatch({ type: 'check' })
    try {
      // Without a code that was sent, as after a reload that came too late (ER-10).
      if (!state.sent) throw Object.assign(new Error('no code was sent'), { code: 'auth/code-expired' })
      const user = await confirm(state.sent.verificationId, code)
      setCode('')
      dispatch({ type: 'used' })
      await onUser(user)
    } catch (error) {
      dispatch({ type: 'fail', failure: identityFailure(error) })
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void (state.sent ? check() : ask())
  }
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      {children}
      <div className={css['code']}>
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
          className={css['send']}
          disabled={busy || seconds > 0}
          busy={state.step === 'sending'}
          onClick={() => void ask()}
        >
          {seconds > 0 ? t('resend_in', { seconds }) : t(state.sent ? 'send_again' : 'send_code')}
        </Button>
      </div>
      <p className={css['status']} aria-live="polite">
        {state.sent && t('code_sent')}
      </p>
      {state.failure && <FailureText failure={state.failure} />}
      <div ref={captchaBox} />
      <Button block disabled={busy} busy={state.step === 'checking'} onClick={() => void check()}>
        {t('log_in')}
      </Button>
    </form>
  )
}

/** Counts down while somebody looks; right after a reload, or a while in the background. */
function useSecondsToResend(at: number | undefined): number {
  const context = usePlugin<typeof manifest>()
  const { clock } = useServices<typeof manifest>()
  const [now, setNow] = useState(() => clock.now())
  const seconds = at === undefined ? 0 : secondsToResend(at, now)
  const counting = at !== undefined && secondsToResend(at, clock.now()) > 0
  useEffect(() => {
    if (!counting) return
    const stop = context.interval(() => setNow(clock.now()), SECOND_MS)
    return () => void stop()
  }, [context, clock, counting])
  return seconds
}
