import {
  createStore,
  failureKind,
  HttpError,
  REACHABILITY,
  useService,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Button, Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './list-trouble.module.css'

const ONLINE = createStore('online')

interface Props {
  /** What loading has thrown. */
  readonly error: unknown
  readonly retry: () => void
}

/** The plugins with such a list. */
type ListPlugin =
  | 'popups.announcements'
  | 'promotions.activity'
  | 'promotions.invite'
  | 'promotions.mall'
  | 'promotions.missions'
  | 'promotions.rewards'
  | 'wallet.bank-card'
  | 'wallet.deposit'
  | 'wallet.history'
  | 'wallet.withdraw'

/**
 * Takes the place of a list that could not be loaded: why, and a retry. The texts `load_offline`, `load_failed` and `try_again`
 * are the component's plugin's; a refusal has the gateway's own.
 */
export function ListTrouble({ error, retry }: Props): ReactNode {
  const t = useTranslation<ListPlugin>()
  const kind = failureKind(error)
  const refusal = kind === 'refused' && error instanceof HttpError ? error.answer?.message : undefined
  const reachability = useStore<string>(useService(REACHABILITY)?.state ?? ONLINE)
  const offline = kind === 'offline' || reachability === 'offline'
  return (
    <div className={css.trouble} role="alert">
      <span className={css.badge}>
        <Icon name={offline ? 'globe' : 'warning'} size={28} />
      </span>
      <p>{refusal || t(offline ? 'load_offline' : 'load_failed')}</p>
      <Button kind="secondary" onClick={retry}>
        {t('try_again')}
      </Button>
    </div>
  )
}
