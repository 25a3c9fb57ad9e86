import {
  type CaptchaProblem,
  describeFailure,
  type FailureKind,
  type FailureRows,
  keyedText,
  type KeyedText,
  OFFLINE_TOAST_MS,
  type Overlays,
  type PlainKey,
  type Translate,
  UnverifiedError,
} from '@foyer/sdk'

/** The plugins with a form of the account: a shared piece has texts that each of them has. */
type FormPlugin = 'account.auth' | 'account.change-password' | 'account.register' | 'account.second-factor'

/** What is wrong with a field: a key of the plugin's texts with its values, or the gateway's words. */
export type FieldError<Ns extends string = FormPlugin> = KeyedText<Ns> | { readonly server: string }

/** The text of an error, in the player's language. */
export const fieldErrorText = <Ns extends string>(
  error: FieldError<Ns> | undefined,
  t: Translate<Ns>,
): string | undefined => error && ('server' in error ? error.server : keyedText(t, error))

/** Lengths in characters, from the merchant's settings (VA-17). */
export interface CredentialRules {
  readonly usernameMin: number
  readonly usernameMax: number
  readonly passwordMin: number
  readonly passwordMax: number
}

/** `<field>_empty`, `<field>_short` or `<field>_long`; `undefined` if the length is right. */
export function lengthError(
  field: 'username' | 'password',
  text: string,
  rules: CredentialRules,
): FieldError<'account.auth' | 'account.register'> | undefined {
  const length = [...text].length
  const min = rules[`${field}Min`]
  const max = rules[`${field}Max`]
  if (length === 0) return { key: `${field}_empty` }
  if (length < min) return { key: `${field}_short`, values: { min } }
  if (length > max) return { key: `${field}_long`, values: { max } }
  return undefined
}

interface Failure<Text> {
  /**
   * `alert`: title 'notice', button 'confirm' (ER-06). `toast`: closes itself. `inline`: in the form only.
   */
  readonly presentation: 'alert' | 'toast' | 'inline'
  readonly text: Text
}

/** What the player sees of a failure. */
export type FailureMessage<Ns extends string = FormPlugin> = Failure<FieldError<Ns>>

/** The plugins whose forms have a captcha. */
type CaptchaPlugin = 'account.auth' | 'account.register'

/** The plugins that show a failure in a dialog. */
type DialogPlugin = CaptchaPlugin | 'account.second-factor'

const UNKNOWN = { text: 'unknown_error' } as const
/** The gateway's message, or `unknown_error` without one. */
const SAID = { ...UNKNOWN, gateway: true } as const

/** What a form of the account says of a failed call (ER-02, ER-04, ER-06, ER-08, CA-02); its own codes come first. */
export const FORM_ROWS = {
  offline: { text: 'network_offline' },
  timeout: { text: 'timeout' },
  network: { text: 'network_error' },
  'bad-gateway': { text: 'network_error' },
  'new-build': { text: 'new_version' },
  'too-many-requests': { text: 'too_many_requests' },
  'session-gone': SAID,
  refused: SAID,
  'server-error': SAID,
  aborted: UNKNOWN,
  guest: UNKNOWN,
  unknown: UNKNOWN,
} as const satisfies FailureRows<PlainKey<FormPlugin>>

/** How it says it; the others are alerts. */
export const FORM_PRESENTATIONS: { readonly [kind in FailureKind]?: FailureMessage['presentation'] } = {
  offline: 'toast',
  // The notice of the new build comes by itself; it stands alone.
  'new-build': 'inline',
  // The site wants no alert for these two; the form says why nothing happened.
  'too-many-requests': 'inline',
  'bad-gateway': 'inline',
}

/** What a form shows for something thrown. */
export function describeError(error: unknown): FailureMessage {
  const { kind, text } = describeFailure(error, FORM_ROWS)
  return {
    presentation: FORM_PRESENTATIONS[kind] ?? 'alert',
    text: 'message' in text ? { server: text.message } : { key: 'key' in text ? text.key : 'unknown_error' },
  }
}

/** Likewise for a form with a captcha, whose submit may throw an `UnverifiedError`. */
export const describeCaptchaError = (error: unknown): FailureMessage<CaptchaPlugin> =>
  error instanceof UnverifiedError ? CAPTCHA_ERRORS[error.problem] : describeError(error)

/** What is shown if nothing was sent because the captcha gave no proof (VA-03, VA-04). */
const CAPTCHA_ERRORS: Readonly<Record<CaptchaProblem, FailureMessage<CaptchaPlugin>>> = {
  unavailable: { presentation: 'alert', text: { key: 'geetest_not_working' } },
  verify_first: { presentation: 'inline', text: { key: 'verify_first' } },
  too_fast: { presentation: 'toast', text: { key: 'verify_too_fast' } },
  // The captcha shows the reason, beside its retry link.
  failed: { presentation: 'inline', text: { key: 'verify_first' } },
}

export const textOf = <Ns extends FormPlugin>(
  { text }: Pick<FailureMessage<Ns>, 'text'>,
  t: Translate<Ns>,
): string => fieldErrorText(text, t) ?? ''

/** A failure that is shown, with its text (`textOf`). */
interface ShownFailure {
  readonly presentation: FailureMessage['presentation']
  readonly message: string
}

/** Shows a failure to the player, unless the form does. Resolves when the player has closed it. */
export async function showFailure(
  { presentation, message }: ShownFailure,
  { overlays, t }: { readonly overlays: Overlays; readonly t: Translate<DialogPlugin> },
): Promise<void> {
  if (presentation === 'alert') await overlays.alert({ title: t('notice'), message, button: t('confirm') })
  if (presentation === 'toast') overlays.toast(message, { ms: OFFLINE_TOAST_MS, kind: 'warning' })
}

/** The codes with which the gateway says that a username or its password is wrong (ER-06). */
export const WRONG_CREDENTIALS: ReadonlySet<string> = new Set(['login.cred.err', 'not.exists.user'])
