import {
  type FailureKind,
  failureKind,
  HttpError,
  OFFLINE_TOAST_MS,
  type Overlays,
  type Translate,
} from '@foyer/sdk'
import type { CaptchaProblem } from './form-captcha.ts'

/** What the player sees of a failure. */
export interface FailureMessage {
  /**
   * `alert`: title 'notice', button 'confirm' (ER-06). `toast`: closes itself. `inline`: in the form only.
   */
  readonly presentation: 'alert' | 'toast' | 'inline'
  /** The gateway's message, or a key of the plugin's texts. */
  readonly text: { readonly server: string } | { readonly key: string }
}

/** `gateway`: its message, or `unknown_error` without one. `error`: the failure's own text. Else a key of the form's texts. */
interface FormFailure {
  readonly presentation: FailureMessage['presentation']
  readonly text: 'gateway' | 'error' | (string & {})
}

/** What a form of the account shows for a failed call (ER-02, ER-04, ER-06, ER-08, CA-02); its own codes come first. */
export const FORM_FAILURES: Readonly<Record<FailureKind, FormFailure>> = {
  offline: { presentation: 'toast', text: 'network_offline' },
  timeout: { presentation: 'alert', text: 'timeout' },
  network: { presentation: 'alert', text: 'network_error' },
  // The notice of the new build comes by itself; it stands alone.
  'new-build': { presentation: 'inline', text: 'new_version' },
  // The site wants no alert for these two; the form says why nothing happened.
  'too-many-requests': { presentation: 'inline', text: 'too_many_requests' },
  'bad-gateway': { presentation: 'inline', text: 'network_error' },
  encryption: { presentation: 'alert', text: 'error' },
  'session-gone': { presentation: 'alert', text: 'gateway' },
  refused: { presentation: 'alert', text: 'gateway' },
  'server-error': { presentation: 'alert', text: 'gateway' },
  aborted: { presentation: 'alert', text: 'unknown_error' },
  guest: { presentation: 'alert', text: 'unknown_error' },
  unknown: { presentation: 'alert', text: 'unknown_error' },
}

/** What a form shows for something thrown. */
export function describeError(error: unknown): FailureMessage {
  const { presentation, text } = FORM_FAILURES[failureKind(error)]
  if (!(error instanceof HttpError)) return { presentation, text: { key: text } }
  if (text === 'error') return { presentation, text: { server: error.text } }
  if (text !== 'gateway') return { presentation, text: { key: text } }
  const message = error.answer?.message?.trim()
  return { presentation, text: message ? { server: message } : { key: 'unknown_error' } }
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
