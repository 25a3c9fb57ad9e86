import { HttpError, type Overlays, type Translate } from '@foyer/sdk'
import type { CaptchaProblem } from './scene-captcha.ts'

/** Why a login or a registration came to nothing, as the player is told of it. */
export interface CallFailure {
  /** `alert`: title 'notice', button 'confirm' (ER-06). `toast`: goes by itself. `inline`: stands in the form only. */
  readonly how: 'alert' | 'toast' | 'inline'
  /** What the gateway said, as text, or a key of the plugin's own. */
  readonly text: { readonly server: string } | { readonly key: string }
}

/** How long 'network offline' stands (ER-02). */
export const OFFLINE_TOAST_MS = 1_500
const BAD_GATEWAY = 502

/** What is shown for a call that failed (ER-02, ER-04, ER-06, ER-08, CA-02). The error's code decides. */
export function callFailure(error: unknown): CallFailure {
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
        ? told('alert', { server: error.text })
        : told('alert', { key: 'unknown_error' })
  }
}

const CAPTCHA: Readonly<Record<CaptchaProblem, CallFailure>> = {
  unavailable: { how: 'alert', text: { key: 'geetest_not_working' } },
  verify_first: { how: 'inline', text: { key: 'verify_first' } },
  too_fast: { how: 'toast', text: { key: 'verify_too_fast' } },
  // The captcha says why, beside its retry link.
  failed: { how: 'inline', text: { key: 'verify_first' } },
}

/** What is shown where nothing was sent for want of a captcha's proof (VA-03, VA-04). */
export const unprovenFailure = (problem: CaptchaProblem): CallFailure => CAPTCHA[problem]

export const textOf = ({ text }: Pick<CallFailure, 'text'>, t: Translate): string =>
  'server' in text ? text.server : t(text.key)

/** Tells the player, unless the form does. Resolves when it has been read. */
export async function tellFailure(failure: CallFailure, overlays: Overlays, t: Translate): Promise<void> {
  const message = textOf(failure, t)
  if (failure.how === 'alert') await overlays.alert({ title: t('notice'), message, button: t('confirm') })
  if (failure.how === 'toast') overlays.toast(message, { ms: OFFLINE_TOAST_MS, kind: 'warning' })
}

function refusal({ answer }: HttpError): CallFailure {
  const { status = 0, errorCode = '', message = '' } = answer ?? {}
  // Not alerted, by the catalogue; the form says why nothing happened.
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return told('inline', { key: 'too_many_requests' })
  if (status === BAD_GATEWAY) return told('inline', { key: 'network_error' })
  const said = message.trim()
  return told('alert', said ? { server: said } : { key: 'unknown_error' })
}

const told = (how: CallFailure['how'], text: CallFailure['text']): CallFailure => ({ how, text })
