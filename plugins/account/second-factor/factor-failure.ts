import { HttpError } from '@foyer/sdk'

/** A second factor that did not get the player in. */
export type FactorFailure =
  /** The modal has gone; nobody is told. */
  | { readonly kind: 'gone' }
  /** The login itself is refused now; no factor helps. */
  | { readonly kind: 'ended'; readonly error: HttpError }
  /** The gateway knows better: alert, inputs cleared, focus back (ER-07). What it said, or a key of the plugin's texts. */
  | { readonly kind: 'refused'; readonly text: { readonly server: string } | { readonly key: string } }
  /** The factor was not looked at: what was typed stays. */
  | {
      readonly kind: 'unseen'
      readonly how: 'alert' | 'toast'
      readonly text: { readonly server: string } | { readonly key: string }
    }

/** Codes with which the gateway refuses the login behind the factor. The specification names none for a lock: `login.locked` is assumed. */
const ENDED = new Set(['login.locked', 'login.cred.err', 'not.exists.user'])
const SERVER_ERRORS = 500

const unseen = (key: string, how: 'alert' | 'toast' = 'alert'): FactorFailure => ({
  kind: 'unseen',
  how,
  text: { key },
})

/** What is done about a failed call of `second-factor.verify` (ER-02, ER-07, CA-02). The error's code decides. */
export function factorFailure(error: unknown): FactorFailure {
  if (!(error instanceof HttpError)) return unseen('unknown_error')
  switch (error.code) {
    case 'HT-ABORTED':
      return { kind: 'gone' }
    case 'HT-OFFLINE':
      return unseen('network_offline', 'toast')
    case 'HT-TIMEOUT':
      return unseen('timeout')
    case 'HT-NETWORK':
      return unseen('network_error')
    case 'HT-REFUSED':
    case 'HT-STATUS':
      return refusal(error)
    default:
      return error.code.startsWith('CR-')
        ? { kind: 'unseen', how: 'alert', text: { server: bareMessage(error) } }
        : unseen('unknown_error')
  }
}

function refusal(error: HttpError): FactorFailure {
  const { status = 0, errorCode = '', message = '' } = error.answer ?? {}
  if (ENDED.has(errorCode)) return { kind: 'ended', error }
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return unseen('too_many_requests')
  if (status >= SERVER_ERRORS) return unseen('network_error')
  const said = message.trim()
  return { kind: 'refused', text: said ? { server: said } : { key: 'not_right' } }
}

/** Without the code that `CodedError` puts in front for developers. */
const bareMessage = ({ message }: HttpError): string => message.replace(/^(?:CR-[A-Z-]+: )+/, '')
