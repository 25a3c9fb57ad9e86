import { REACHABILITY, useService, useStore, useText } from '@foyer/sdk'
import { Button, Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from '../form-screen.module.css'

const ONLINE = { get: () => 'online' as const, subscribe: () => () => {} }

/** In place of the form where its code could not be fetched. It comes by itself when the network is back. */
export function LoginUnavailable({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useText()
  const state = useStore(useService(REACHABILITY)?.state ?? ONLINE)
  return (
    <section className={css.screen}>
      <div className={css.head} role="alert">
        <Icon name="warning" size={40} />
        <p className={css.lead}>{t(state === 'offline' ? 'network_offline' : 'network_error')}</p>
      </div>
      <Button kind="primary" block onClick={retry}>
        {t('try_again')}
      </Button>
    </section>
  )
}
