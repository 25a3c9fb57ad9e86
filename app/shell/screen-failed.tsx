import { useStore } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import type { Kernel } from '../../kernel/boot/kernel.ts'

import styles from './screens.module.css'

interface Props {
  readonly kernel: Kernel
  /** Id of the plugin whose screen it was to be. */
  readonly plugin: string
}

/** In place of a screen whose plugin failed, or cannot be fetched offline: says so, and offers a way on. */
export function ScreenFailed({ kernel, plugin }: Props): ReactNode {
  const { reachability, host, navigation, view } = kernel
  const t = view.useTranslate('kernel')
  const offline = useStore(reachability.state) === 'offline'
  const retry = async (): Promise<void> => {
    // The page need not be loaded anew for code that could not be fetched: it is asked for again as soon as there is an answer.
    if (offline && (await reachability.check()) === 'offline') return
    if (offline) await host.demand(plugin)
    else location.reload()
  }
  return (
    <div role="alert" className={styles['failed']}>
      <p>{t(offline ? 'network_offline' : 'something_went_wrong')}</p>
      {offline && <p>{t('opens_when_online')}</p>}
      <Button kind="primary" onClick={() => void retry()}>
        {t('retry')}
      </Button>
      <Button kind="ghost" onClick={() => navigation.go('/m/home')}>
        {t('back_home')}
      </Button>
    </div>
  )
}
