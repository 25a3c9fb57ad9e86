import { type Device, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import type { PushFailure } from '../contract/push.ts'
import css from './permission-sheet.module.css'

interface Props {
  readonly plugin: string
  /** `undefined`: there is nothing to say. */
  readonly failure: PushFailure | undefined
  readonly platform: Device['platform']
}

/** Why messages cannot be had, what helps, and the code for support (ER-12). There from the start: screen readers announce it. */
export function FailureNote({ plugin, failure, platform }: Props): ReactNode {
  const t = useTranslation<'push.fcm'>(plugin)
  return (
    <div role="alert">
      {failure && (
        <div className={css.failure}>
          <p>{t(failure.key)}</p>
          {failure.key === 'error_permission_blocked' && <p>{t(`unblock_${platform}`)}</p>}
          <p className={css.code}>{t('error_code', { code: failure.code })}</p>
        </div>
      )}
    </div>
  )
}
