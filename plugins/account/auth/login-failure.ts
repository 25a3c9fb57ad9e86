import { HttpError } from '@foyer/sdk'
import type { CaptchaProblem } from '../scene-captcha.ts'
import type { LoginField } from './credentials.ts'

/** A failed login as the player is told of it. */
export interface LoginFailure {
  /** `alert`: title 'notice', button 'confirm' (ER-06). `toast`: goes by itself. `inline`: stands in the form only. */
  readonly how: 'alert' | 'toast' | 'inline'
  /** What the gateway said, as text, or a key of the plugin's own. */
  readonly text: { readonly server: string } | { readonly key: string }
  /** Where the player goes on. */
  readonly field: LoginField | 'captcha'
  /** The password was wrong: it is typed anew. Anything else typed stays (VA-17). */
  readonly clearsPassword: boolean
}

const WRONG_CREDENTIALS = new Set(['login.cred.err', 'not.exists.user'])
const BAD_GATEWAY = 502
const UNAUTHORIZED = 401

/** What is shown for a failed call of `auth.login` (ER-02, ER-04, ER-06, CA-02). The error's code decides. */
export function loginFailure(error: unknown): LoginFailure {
  if (!(error instanceof HttpError)) return told('alert', { key: 'unknown_error' })
  switch (error.code) {
    case 'HT-OFFLINE':
      return told('toast', { key: 'network_offline' })
    case 'HT-TIMEOUT':
      return told('alert', { key: 'timeout' })
    case 'HT-NETWORK':
      return told('alert', { key: 'network_error' })
    case 'HT-REFUSED':
    case 'HT-STATUS':
      return refusal(error)
    default:
      return error.code.startsWith('CR-')
        ? told('alert', { server: bareMessage(error) })
        : told('alert', { key: 'unknown_error' })
  }
}

const CAPTCHA: Readonly<Record<CaptchaProblem, Pick<LoginFailure, 'how' | 'text'>>> = {
  unavailable: { how: 'alert', text: { key: 'geetest_not_working' } },
  verify_first: { how: 'inline', text: { key: 'verify_first' } },
  too_fast: { how: 'toast', text: { key: 'verify_too_fast' } },
  // The captcha says why, beside its retry link.
  failed: { how: 'inline', text: { key: 'verify_first' } },
}

/** What is shown where a login was not sent for want of a captcha's proof (VA-03, VA-04). */
export const captchaFailure = (problem: CaptchaProblem): LoginFailure => ({
  ...CAPTCHA[problem],
  field: 'captcha',
  clearsPassword: false,
})

function refusal({ answer }: HttpError): LoginFailure {
  const { status = 0, errorCode = '', message = '' } = answer ?? {}
  const said = message.trim()
  if (WRONG_CREDENTIALS.has(errorCode) || (status === UNAUTHORIZED && errorCode === '')) {
    return { ...told('alert', said ? { server: said } : { key: 'wrong_credentials' }), clearsPassword: true }
  }
  // Not alerted, by the catalogue; the form says why nothing happened.
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return told('inline', { key: 'too_many_requests' })
  if (status === BAD_GATEWAY) return told('inline', { key: 'network_error' })
  return told('alert', said ? { server: said } : { key: 'unknown_error' })
}

const told = (how: LoginFailure['how'], text: LoginFailure['text']): LoginFailure => ({
  how,
  text,
  field: 'password',
  clearsPassword: false,
})

/** Without the code that `CodedError` puts in front for developers. */
const bareMessage = ({ message }: HttpError): string => message.replace(/^(?:CR-[A-Z-]+: )+/, '')
