import { type LoginMethodProps, useAbortSignal, useStore } from '@foyer/sdk'
import { Button, type FormHandle, QuietFailure, TextField } from '@foyer/sdk/ui'
import { type ReactNode, type RefObject, useState } from 'react'
import css from './code-fields.module.css'
import type { MobileNumbers, NumberProblem } from './points.ts'
import type { MobileNumber } from './endpoints.ts'

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
export interface CodeSender {
  /** Asks for the captcha, then sends a code. Resolves with whether it was sent. Never rejects. */
  readonly send: (number: MobileNumber) => Promise<boolean>
  readonly sending: boolean
  /** Why the last code was not sent; `undefined` from the next press on. For `QuietFailure`. */
  readonly failure: unknown
}

/** @param captcha of the form; it has shown the player what went wrong */
export function useCodeSender(
  numbers: MobileNumbers | undefined,
  captcha: LoginMethodProps['captcha'],
): CodeSender {
  const signal = useAbortSignal()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const request = async (number: MobileNumber): Promise<boolean> => {
    const checked = await captcha('sms')
    if (!numbers || checked.kind !== 'passed') return false
    const outcome = await numbers.send(number, checked.proof.fields, signal())
    if (outcome.kind === 'failed') setFailure(outcome.error)
    return outcome.kind === 'sent'
  }
  const send = async (number: MobileNumber): Promise<boolean> => {
    setFailure(undefined)
    setSending(true)
    const sent = await request(number)
    setSending(false)
    return sent
  }
  return { send, sending, failure }
}

/** What `sendCode` needs of a form (`useForm`). */
interface CodeForm {
  readonly values: { readonly number: string }
  readonly handle: RefObject<FormHandle | null>
  readonly set: (part: { readonly number: string; readonly code: string }) => void
  readonly send: (
    task: () => Promise<boolean>,
    options: {
      readonly errors: { readonly number?: NumberProblem }
      readonly isDone: () => boolean
    },
  ) => Promise<{ readonly step: string; readonly result?: boolean }>
}

/**
 * Sends a code to the number in the form, which then shows it as it was read, and focuses the code's field. Resolves with whether
 * one was sent.
 */
export async function sendCode(form: CodeForm, numbers: MobileNumbers, codes: CodeSender): Promise<boolean> {
  const read = numbers.read(form.values.number)
  const result = await form.send(
    async () => {
      if ('problem' in read) return false
      form.set({ number: read.number.mobileNum, code: '' })
      return codes.send(read.number)
    },
    { errors: 'problem' in read ? { number: read.problem } : {}, isDone: () => false },
  )
  if (result.step !== 'cancelled' || result.result !== true) return false
  form.handle.current?.focus('code')
  return true
}
