import { describeFailure, type FailureRows, type PlainKey } from '@foyer/sdk'

type SendText = PlainKey<'wallet.deposit' | 'wallet.withdraw'>

/** Why an order was not placed: a key of the plugin's texts, or the gateway's own words. `undefined`: the site shows it. */
export type SendFailure = { readonly key: SendText } | { readonly message: string } | undefined

/** It leads to the log-in, and back. */
const LOGGED_OUT = { text: 'send_logged_out' } as const
const ROWS = {
  refused: { text: 'send_refused', gateway: true },
  'too-many-requests': { text: 'send_too_many' },
  guest: LOGGED_OUT,
  'session-gone': LOGGED_OUT,
  'new-build': { text: 'send_new_build' },
  '*': { text: 'send_failed' },
} as const satisfies FailureRows<SendText>

/** @param error - what `OrderFlow.send` has thrown: the order was certainly not placed */
export function sendFailure(error: unknown): SendFailure {
  const { text } = describeFailure(error, ROWS)
  return 'kernel' in text ? { key: ROWS['*'].text } : text
}
