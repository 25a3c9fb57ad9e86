import {
  NavLink,
  onFirstTouch,
  type Opener,
  REACHABILITY,
  type Store,
  type Tab,
  tabs,
  token,
  useContributions,
  useDemand,
  useFindService,
  useStore,
  useText,
} from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import css from './tab-bar.module.css'

/** The bar at the bottom: one tab for each that stands at the point. */
export function TabBar({ bare }: { readonly bare: boolean }): ReactNode {
  const all = useContributions(tabs)
  const t = useText()
  if (bare) return null
  return (
    <nav className={css['bar']} aria-label={t('main_navigation')}>
      <ul className={css['tabs']}>
        {all.map(({ plugin, value: tab }) => (
          <li key={tab.key}>
            <TabLink plugin={plugin} tab={tab} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TabLinkProps {
  /** Whose tab it is. */
  readonly plugin: string
  readonly tab: Tab
}

function TabLink({ plugin, tab }: TabLinkProps): ReactNode {
  const { to, icon, label, badge, press, opens } = tab
  const demand = useDemand()
  const findService = useFindService()
  const t = useText(plugin)
  useEffect(() => {
    if (!opens) return
    const forget = onFirstTouch(() => {
      // What cannot be had now would only be noted as failed.
      if (findService(REACHABILITY)?.state.get() !== 'offline') demand(plugin)
    })
    return () => void forget()
  }, [demand, findService, plugin, opens])
  const act = (event: MouseEvent): void => {
    if (press) press()
    else if (!opens || !findService(token<Opener>(opens))?.open()) return
    event.preventDefault()
  }
  return (
    <NavLink to={to} className={css['tab']} onClick={act}>
      <span className={css['icon']}>
        <Icon name={icon} />
        {badge && <Badge count={badge} />}
      </span>
      {t(label)}
    </NavLink>
  )
}

const MOST_SHOWN = 99

function Badge({ count: store }: { readonly count: Store<number> }): ReactNode {
  const count = useStore(store)
  const t = useText()
  if (count <= 0) return null
  return (
    <>
      <span className={css['badge']} aria-hidden>
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
      <span className={css['spoken']}>{t('waiting', { count })}</span>
    </>
  )
}
