import { createStore, HttpError } from '@foyer/sdk'
import { dialingCode } from '../mobile/dialing-code.tsx'
import EN from '../mobile/locales/EN.json'
import { fakeNumbers } from './mobile-numbers.fake.ts'
import type { MobileNumbers, SendOutcome } from './points.ts'

/** Texts of the control, and of what is wrong with a number or a code. */
export const MOBILE_TEXTS: Readonly<Record<string, string>> = EN

/** A code was not sent, which nobody alerts (ER-02). */
export const BAD_GATEWAY: SendOutcome = {
  kind: 'failed',
  error: new HttpError('HT-STATUS', 'status 502', 'mobile.send-code', { status: 502 }),
}

interface StoryNumbersOptions {
  /** What comes of sending a code; `pending`: nothing yet. */
  readonly outcome?: SendOutcome | 'pending'
  /** Seconds until a code may be sent again. */
  readonly resendSeconds?: number
}

/** Numbers of Viet Nam with the control that players see; no code changes them, so that a story can be shown twice. */
export function storyNumbers({
  outcome = { kind: 'sent' },
  resendSeconds = 0,
}: StoryNumbersOptions = {}): MobileNumbers {
  const numbers = fakeNumbers()
  const send = (): Promise<SendOutcome> =>
    outcome === 'pending' ? new Promise(() => {}) : Promise.resolve(outcome)
  return {
    ...numbers,
    resendSeconds: createStore(resendSeconds),
    dialingCodeShown: createStore(true),
    DialingCode: dialingCode(numbers.country, () => Promise.resolve()),
    send,
    sendBy: async (sending) => ({ sent: await sending() }),
  }
}
