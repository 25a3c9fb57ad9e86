import { HOME_PATH, type Navigation, type Reachability, useStore } from '@foyer/sdk'
import type { KernelView } from '@foyer/sdk/internal'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import type { BakedPage } from '../../kernel/profile/baked-page.ts'
import styles from './screens.module.css'

export interface ScreenFailedDependencies {
  readonly navigation: Pick<Navigation, 'navigate'>
  readonly reachability: Pick<Reachability, 'state' | 'check'>
  readonly view: Pick<KernelView, 'isUnfetched' | 'requestActivation' | 'useTranslate'>
  /** What the player quotes to support, with the build. */
  readonly reference: string
  readonly baked: Pick<BakedPage, 'build'>
}
interface Props {
  readonly services: ScreenFailedDependencies
  /** Id of the plugin of the screen; absent: the screen is not a plugin's. */
  readonly plugin?: string
}

/**
 * Replaces a screen whose plugin failed, or cannot be fetched: shows that, and offers a retry or another
 * page. A screen that cannot be fetched also comes by itself (`retryUnfetched`).
 */
export function ScreenFailed({ services, plugin }: Props): ReactNode {
  const { reachability, navigation, view, reference, baked } = services
  const t = view.useTranslate('kernel')
  const offline = useStore(reachability.state) === 'offline'
  const unfetched = plugin !== undefined && view.isUnfetched(plugin)
  const retry = async (): Promise<void> => {
    // The page need not be reloaded for code that could not be fetched: it is fetched again as soon as the
    // site's host answers.
    if (offline && (await reachability.check()) === 'offline') return
    if (plugin !== undefined && (offline || unfetched)) view.requestActivation(plugin)
    else location.reload()
  }
  return (
    <div role="alert" className={styles.failed}>
      <p>{t(offline ? 'network_offline' : unfetched ? 'loading_failed' : 'something_went_wrong')}</p>
      {offline && <p>{t('opens_when_online')}</p>}
      <Button kind="primary" onClick={() => void retry()}>
        {t('retry')}
      </Button>
      <Button kind="ghost" onClick={() => navigation.navigate(HOME_PATH)}>
        {t('back_home')}
      </Button>
      <p className={styles.reference}>{t('reference', { reference, version: baked.build })}</p>
    </div>
  )
}
