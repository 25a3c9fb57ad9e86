import type { Navigation } from '@foyer/sdk'
import type { KernelView } from '@foyer/sdk/internal'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import styles from './screens.module.css'

export interface ScreenFailedDependencies {
  readonly navigation: Pick<Navigation, 'go'>
  readonly view: Pick<KernelView, 'useTranslate'>
}

/** In place of a screen whose plugin failed, or cannot be fetched offline: says so, and offers a way on. */
export function ScreenFailed({ kernel }: { readonly kernel: ScreenFailedDependencies }): ReactNode {
  const t = kernel.view.useTranslate('kernel')
  return (
    <div role="alert" className={styles['failed']}>
      <p>{t(navigator.onLine ? 'something_went_wrong' : 'network_offline')}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
      <Button kind="ghost" onClick={() => kernel.navigation.go('/m/home')}>
        {t('back_home')}
      </Button>
    </div>
  )
}
