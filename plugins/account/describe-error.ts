import { HttpError, type Overlays, type Translate } from '@foyer/sdk'
import type { CaptchaProblem } from './form-captcha.ts'

/** `alert`: title 'notice', button 'confirm' (ER-06). `toast`: closes itself. `inline`: in the form. */
export interface FailureMessage {
  /**
   * `alert`: title 'notice', button 'confirm' (ER-06). `toast`: closes itself. `inline`: in the form only.
   */
  readonly presentation: 'alert' | 'toast' | 'inline'
  /** The gateway's message, or a key of the plugin's texts. */
  readonly text: { readonly server: string } | { readonly key: string }
}

/** How long 'network offline' is shown (ER-02). */
export const OFFLINE_TOAST_MS = 1_500
const BAD_GATEWAY = 502
const TOO_MANY = 429

/** What is shown for a failed call (ER-02, ER-04, ER-06, ER-08, CA-02). The error's code decides. */
export function describeError(error: unknown): FailureMessage {
  if (!(error instanceof HttpError)) return failureMessage('alert', { key: 'unknown_error' })
  switch (error.code) {
    case 'HT-OFFLINE':
      return failureMessage('toast', { key: 'network_offline' })
    case 'HT-TIMEOUT':
      return failureMessage('alert', { key: 'timeout' })
    case 'HT-NETWORK':
      return failureMessage('alert', { key: 'network_error' })
    case 'HT-GONE':
      // The notice of the new build comes by itself; it stands alone.
      return failureMessage('inline', { key: 'new_version' })
    case 'HT-REFUSED':
    case 'HT-STATUS':
      return describeRefusal(error)
    default:
      return error.code.startsWith('CR-')
        ? failureMessage('alert', { server: error.text })
        : failureMessage('alert', { key: 'unknown_error' })
  }
}

const CAPTCHA_ERRORS: Readonly<Record<CaptchaProblem, FailureMessage>> = {
  unavailable: { presentation: 'alert', text: { key: 'geetest_not_working' } },
  verify_first: { presentation: 'inline', text: { key: 'verify_first' } },
  too_fast: { presentation: 'toast', text: { key: 'verify_too_fast' } },
  // The captcha shows the reason, beside its retry link.
  failed: { presentation: 'inline', text: { key: 'verify_first' } },
}

/** What is shown if nothing was sent because the captcha gave no proof (VA-03, VA-04). */
export const captchaError = (problem: CaptchaProblem): FailureMessage => CAPTCHA_ERRORS[problem]

export const textOf = ({ text }: Pick<FailureMessage, 'text'>, t: Translate): string =>
  'server' in text ? text.server : t(text.key)

/** Shows a failure to the player, unless the form does. Resolves when the player has closed it. */
export async function showFailure(failure: FailureMessage, overlays: Overlays, t: Translate): Promise<void> {
  const message = textOf(failure, t)
  if (failure.presentation === 'alert')
    await overlays.alert({ title: t('notice'), message, button: t('confirm') })
  if (failure.presentation === 'toast') overlays.toast(message, { ms: OFFLINE_TOAST_MS, kind: 'warning' })
}

function describeRefusal({ answer }: HttpError): FailureMessage {
  const { status = 0, errorCode = '', message = '' } = answer ?? {}
  // The catalogue wants no alert here; the form says why nothing happened.
  if (status === TOO_MANY || errorCode.startsWith('TOO_MANY_REQUEST'))
    return failureMessage('inline', { key: 'too_many_requests' })
  if (status === BAD_GATEWAY) return failureMessage('inline', { key: 'network_error' })
  const serverMessage = message.trim()
  return failureMessage('alert', serverMessage ? { server: serverMessage } : { key: 'unknown_error' })
}

const failureMessage = (
  presentation: FailureMessage['presentation'],
  text: FailureMessage['text'],
): FailureMessage => ({ presentation, text })
