import { type LoginMethodProps, useAbortSignal, useStore } from '@foyer/sdk'
import { Button, QuietFailure, TextField } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import css from './code-fields.module.css'
import type { MobileNumber, MobileNumbers } from './mobile-numbers.ts'

type Part = 'number' | 'code'

interface CodeFieldsProps {
  readonly numbers: MobileNumbers
  readonly typed: Readonly<Record<Part, string>>
  /** What is wrong with a field, in the player's language. */
  readonly errors: Readonly<Record<Part, string | undefined>>
  /** The gateway gives the errors: they are read out as soon as they appear. */
  readonly announceErrors?: boolean
  readonly texts: {
    readonly number: string
    readonly code: string
    readonly send: string
    /** Replaces `send` while no other code may be sent. */
    readonly again: (seconds: number) => string
  }
  readonly disabled?: boolean
  /** The fields are not editable for a moment, but keep the focus and the keyboard. */
  readonly readOnly: boolean
  /** A code is being requested. */
  readonly sending: boolean
  /** Whether the form also asks for a code; true by default. */
  readonly withCode?: boolean
  /** The result, read out when it appears. For forms in a sheet, where a toast would cover the field. */
  readonly status?: string
  /** Why the last code was not sent: a failure that nobody alerts is told below the button (ER-02, ER-04). */
  readonly sendFailure?: unknown
  readonly onType: (part: Part, text: string) => void
  readonly onSend: () => void
}

/** Fields for a mobile number and the code sent to it, for every form that needs them (ST-10, VA-11). */
export function CodeFields({
  numbers,
  typed,
  errors,
  announceErrors = false,
  texts,
  disabled = false,
  readOnly,
  sending,
  withCode = true,
  status,
  sendFailure,
  onType,
  onSend,
}: CodeFieldsProps): ReactNode {
  const resendSeconds = useStore(numbers.resendSeconds)
  const dialingCodeShown = useStore(numbers.dialingCodeShown)
  const bind = (part: Part) => ({
    name: part,
    label: texts[part],
    value: typed[part],
    error: errors[part],
    announceError: announceErrors,
    required: true,
    disabled,
    readOnly,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onType(part, currentTarget.value),
  })
  return (
    <>
      <TextField
        {...bind('number')}
        type="tel"
        autoComplete={dialingCodeShown ? 'tel-national' : 'tel'}
        enterKeyHint="next"
        before={dialingCodeShown && <numbers.DialingCode disabled={disabled || readOnly} />}
      />
      {withCode && (
        <div className={css.place}>
          <div className={css.code}>
            <TextField {...bind('code')} inputMode="numeric" autoComplete="one-time-code" enterKeyHint="go" />
            <Button
              kind="secondary"
              className={css.send}
              busy={sending}
              disabled={disabled || (readOnly && !sending) || resendSeconds > 0}
              onClick={onSend}
            >
              {resendSeconds > 0 ? texts.again(resendSeconds) : texts.send}
            </Button>
          </div>
        </div>
      )}
      {withCode && <QuietFailure error={sendFailure} />}
      {status !== undefined && <output className={css.status}>{status}</output>}
    </>
  )
}

/** Sends the codes of a form. */
interface CodeSender {
  /** Asks for the captcha, then sends a code. Resolves with whether it was sent. Never rejects. */
  readonly send: (number: MobileNumber) => Promise<boolean>
  /** Why the last code was not sent; `undefined` from the next press on. For `QuietFailure`. */
  readonly failure: unknown
}

/** @param captcha of the form; it has shown the player what went wrong */
export function useCodeSender(
  numbers: MobileNumbers | undefined,
  captcha: LoginMethodProps['captcha'],
): CodeSender {
  const signal = useAbortSignal()
  const [failure, setFailure] = useState<unknown>()
  const send = async (number: MobileNumber): Promise<boolean> => {
    setFailure(undefined)
    const checked = await captcha('sms')
    if (!numbers || checked.kind !== 'passed') return false
    const outcome = await numbers.send(number, checked.proof.fields, signal())
    if (outcome.kind === 'failed') setFailure(outcome.error)
    return outcome.kind === 'sent'
  }
  return { send, failure }
}
