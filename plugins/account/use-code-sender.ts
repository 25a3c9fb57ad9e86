import { type LoginMethodProps, useAbortSignal } from '@foyer/sdk'
import { useState } from 'react'
import type { MobileNumber, MobileNumbers } from './mobile-numbers.ts'

/** Sends the codes of a form. */
export interface CodeSender {
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
