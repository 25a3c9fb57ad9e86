import { type ContextOf, HttpError, type ServicesOf } from '@foyer/sdk'
import type { LoginAnswer } from '../login-answer.ts'
import { secondFactors } from '../second-factor.ts'
import type { Credentials } from './credentials.ts'
import type { manifest } from './manifest.ts'
import { SmsCaptchaPool } from '../sms-captcha-pool.ts'
import { requestedFactors } from './requested-factors.ts'
import { SecondFactorSheet } from './second-factor-sheet.tsx'

interface Deps {
  readonly context: ContextOf<typeof manifest>
  readonly services: Pick<ServicesOf<typeof manifest>, 'i18n' | 'overlays'>
}

/**
 * If a login was refused for lack of a second factor, opens the modal for one over the current page (ST-04).
 * Only the modal holds the credentials, until it closes.
 *
 * Resolves with the answer for `startSession`, or with `undefined` if the player cancelled or the signal was
 * aborted. Rejects with the refusal itself if it has another reason or if no second factor is on, and with
 * the `HttpError` of the second call if that refused the login for good (`login.locked`). The caller shows
 * that to the player (ER-06).
 *
 * @param refusal what the call of `auth.login` rejected with
 */
export async function passSecondFactor(
  refusal: unknown,
  credentials: Credentials,
  { context, services }: Deps,
  signal: AbortSignal,
): Promise<LoginAnswer | undefined> {
  const methods = requestedFactors(refusal)
  if (!methods || context.contributions(secondFactors).get().length === 0) throw refusal
  if (signal.aborted) return undefined
  const { i18n, overlays } = services
  const t = i18n.translate(context.id)
  const captchas = new SmsCaptchaPool(context, services, t)
  const title = t('second_factor')
  const sheetProps = { title, credentials, methods, captcha: captchas.verify.bind(captchas) }
  const sheet = overlays.open<LoginAnswer | HttpError>(
    ({ close }) => <SecondFactorSheet {...sheetProps} close={close} />,
    { label: title, kind: 'sheet', priority: 'child' },
  )
  signal.addEventListener('abort', sheet.close)
  const result = await sheet.closed
  signal.removeEventListener('abort', sheet.close)
  captchas.close()
  if (result instanceof HttpError) throw result
  return result
}
