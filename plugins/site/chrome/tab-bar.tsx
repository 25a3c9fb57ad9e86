import {
  NavLink,
  onFirstInteraction,
  type Opener,
  REACHABILITY,
  type Store,
  type Tab,
  tabBadges,
  tabs,
  token,
  useContributions,
  useRequestActivation,
  useFindService,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Icon, VisuallyHidden } from '@foyer/sdk/ui'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import css from './tab-bar.module.css'

/** The bar at the bottom: one tab for each contribution to `tabs`. */
export function TabBar({ bare }: { readonly bare: boolean }): ReactNode {
  const all = useContributions(tabs)
  const t = useTranslation()
  if (bare) return null
  return (
    <nav id="navigation" tabIndex={-1} className={css.bar} aria-label={t('main_navigation')}>
      <ul className={css.tabs}>
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
  /** Id of the plugin that contributed the tab. */
  readonly plugin: string
  readonly tab: Tab
}

function TabLink({ plugin, tab }: TabLinkProps): ReactNode {
  const { to, icon, label, badge, onPress: press, openerToken: opens } = tab
  const others = useContributions(tabBadges)
  const shownBadge = others.find(({ value }) => value.key === tab.key)?.value.count ?? badge
  const demand = useRequestActivation()
  const findService = useFindService()
  const t = useTranslation(plugin)
  useEffect(() => {
    if (!opens) return
    const removeListener = onFirstInteraction(() => {
      // Offline, the plugin's code could not be fetched and the plugin would be marked as failed.
      if (findService(REACHABILITY)?.state.get() !== 'offline') demand(plugin)
    })
    return () => void removeListener()
  }, [demand, findService, plugin, opens])
  const act = (event: MouseEvent): void => {
    if (press) press()
    else if (!opens || !findService(token<Opener>(opens))?.open()) return
    event.preventDefault()
  }
  const name = t(label)
  // Its plugin's texts are on their way.
  if (!name) return null
  return (
    <NavLink to={to} className={css.tab} onClick={act}>
      <span className={css.icon}>
        <Icon name={icon} />
        {shownBadge && <Badge count={shownBadge} />}
      </span>
      <span className={css.label}>{name}</span>
    </NavLink>
  )
}

const MAX_SHOWN = 99

function Badge({ count: store }: { readonly count: Store<number> }): ReactNode {
  const count = useStore(store)
  const t = useTranslation()
  // a plugin's number may be none
  if (!(count > 0)) return null
  return (
    <>
      <span className={css.badge} dir="ltr" aria-hidden>
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
      <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
    </>
  )
}
