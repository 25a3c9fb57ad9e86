import {
  type ContextOf,
  HttpError,
  type OverlayProps,
  PluginComponent,
  type ServicesOf,
  useContributions,
  useTranslation,
  isFlagOn,
} from '@foyer/sdk'
import { SheetHeader, Skeleton } from '@foyer/sdk/ui'
import { type ReactNode, useMemo } from 'react'
import { SmsCaptchaPool } from '../shared/captcha.tsx'
import type { LoginAnswer } from '../shared/endpoints.ts'
import { type FactorMethod, type SecondFactorProps, secondFactors } from '../shared/points.ts'
import type { SubmittedCredentials } from '../shared/session.ts'
import type { manifest } from './manifest.ts'
import css from './second-factor-sheet.module.css'

const VERIFY = 'login_verify_required'

/** Names of the flags (ER-06); `payee` is assumed. */
const FLAGS: readonly (readonly [flag: string, method: FactorMethod])[] = [
  ['email', 'E'],
  ['payee', 'P'],
  ['ga', 'G'],
  ['sms', 'S'],
]

/**
 * The methods that the gateway accepts, if it refused a login for lack of a second factor; the payee name if
 * it lists none, so that nobody is locked out (OV-15). `undefined` for every other failure.
 */
export function requestedFactors(failure: unknown): readonly FactorMethod[] | undefined {
  if (!(failure instanceof HttpError) || failure.answer?.errorCode !== VERIFY) return undefined
  const { value } = failure.answer
  const requested = typeof value === 'object' && value !== null ? value : {}
  const methods = FLAGS.flatMap(([flag, method]) => (isFlagOn(Reflect.get(requested, flag)) ? [method] : []))
  return methods.length > 0 ? methods : ['P']
}

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
  credentials: SubmittedCredentials,
  { context, services }: Deps,
  signal: AbortSignal,
): Promise<LoginAnswer | undefined> {
  const methods = requestedFactors(refusal)
  if (!methods || context.contributions(secondFactors).get().length === 0) throw refusal
  if (signal.aborted) return undefined
  const { i18n, overlays } = services
  const t = i18n.translate<'account.auth'>(context.id)
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

interface SheetProps
  extends
    OverlayProps<LoginAnswer | HttpError>,
    Pick<SecondFactorProps, 'credentials' | 'methods' | 'captcha'> {
  readonly title: string
}

/** The second factor that is on, under a title, with a cancel button (OV-15). */
export function SecondFactorSheet({ title, credentials, methods, captcha, close }: SheetProps): ReactNode {
  const t = useTranslation<'account.auth'>()
  const [factor] = useContributions(secondFactors)
  const props = useMemo<SecondFactorProps>(
    () => ({ credentials, methods, captcha, onEnd: close }),
    [credentials, methods, captcha, close],
  )
  const failed = (
    <p role="alert" className={css.failed}>
      {t('network_error')}
    </p>
  )
  return (
    <>
      <SheetHeader title={title} closeLabel={t('close')} onClose={() => close()} />
      {factor ? (
        <PluginComponent
          plugin={factor.plugin}
          name={factor.value.component}
          props={props}
          fallback={<Skeleton height="18rem" />}
          errorFallback={failed}
        />
      ) : (
        failed
      )}
    </>
  )
}
