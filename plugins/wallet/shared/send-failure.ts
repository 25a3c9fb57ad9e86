import { failureKind, HttpError, type PlainKey } from '@foyer/sdk'

/** Why an order was not placed: a key of the plugin's texts, or the gateway's own words. `undefined`: the site shows it. */
export type SendFailure =
  { readonly key: PlainKey<'wallet.deposit' | 'wallet.withdraw'> } | { readonly message: string } | undefined

/** @param error - what `OrderFlow.send` has thrown: the order was certainly not placed */
export function sendFailure(error: unknown): SendFailure {
  switch (failureKind(error)) {
    case 'refused': {
      const message = error instanceof HttpError ? error.answer?.message?.trim() : ''
      return message ? { message } : { key: 'send_refused' }
    }
    case 'encryption':
      return { key: 'send_failed' }
    case 'too-many-requests':
      return { key: 'send_too_many' }
    // Both lead to the log-in, and back.
    case 'guest':
    case 'session-gone':
      return { key: 'send_logged_out' }
    case 'new-build':
      return { key: 'send_new_build' }
    default:
      return { key: 'send_failed' }
  }
}
