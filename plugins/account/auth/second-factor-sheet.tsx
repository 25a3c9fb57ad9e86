import {
  type HttpError,
  type OverlayProps,
  PluginComponent,
  useContributions,
  useTranslation,
} from '@foyer/sdk'
import { SheetHeader, Skeleton } from '@foyer/sdk/ui'
import { type ReactNode, useMemo } from 'react'
import type { LoginAnswer } from '../login-answer.ts'
import { type SecondFactorProps, secondFactors } from '../second-factor.ts'
import css from './second-factor-sheet.module.css'

interface Props
  extends
    OverlayProps<LoginAnswer | HttpError>,
    Pick<SecondFactorProps, 'credentials' | 'methods' | 'captcha'> {
  readonly title: string
}

/** The second factor that is on, under a title, with a cancel button (OV-15). */
export function SecondFactorSheet({ title, credentials, methods, captcha, close }: Props): ReactNode {
  const t = useTranslation()
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
