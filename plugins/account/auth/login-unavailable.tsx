import { REACHABILITY, useService, useStore, useTranslation } from '@foyer/sdk'
import { Button, Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './login-unavailable.module.css'

const ONLINE = { get: () => 'online' as const, subscribe: () => () => {} }

/** Replaces a form whose code could not be loaded. The form appears when the network is back. */
export function LoginUnavailable({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useTranslation<'account.auth'>()
  const state = useStore(useService(REACHABILITY)?.state ?? ONLINE)
  return (
    <section className={css.screen} role="alert">
      <Icon name="warning" size={40} />
      <p>{t(state === 'offline' ? 'network_offline' : 'network_error')}</p>
      <Button kind="primary" block onClick={retry}>
        {t('try_again')}
      </Button>
    </section>
  )
}
