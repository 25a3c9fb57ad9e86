import {
  createStore,
  describeFailure,
  type FailureRows,
  failureWords,
  REACHABILITY,
  useService,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Button, Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './list-trouble.module.css'

const ONLINE = createStore('online')
const ROWS = {
  offline: { text: 'load_offline' },
  refused: { text: 'load_failed', gateway: true },
  '*': { text: 'load_failed' },
} as const satisfies FailureRows

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
  const kernel = useTranslation('kernel')
  const isOffline = useStore<string>(useService(REACHABILITY)?.state ?? ONLINE) === 'offline'
  const { kind, text } = describeFailure(isOffline ? { code: 'HT-OFFLINE' } : error, ROWS)
  return (
    <div className={css.trouble} role="alert">
      <span className={css.badge}>
        <Icon name={kind === 'offline' ? 'globe' : 'warning'} size={28} />
      </span>
      <p>{failureWords(text, t, kernel)}</p>
      <Button kind="secondary" onClick={retry}>
        {t('try_again')}
      </Button>
    </div>
  )
}
