import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import type { Kernel } from '../../kernel/boot/kernel.ts'

import styles from './screens.module.css'

/** In place of a screen whose plugin failed, or cannot be fetched offline: says so, and offers a way on. */
export function ScreenFailed({ kernel }: { readonly kernel: Kernel }): ReactNode {
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
