import {
  I18N,
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
  useLocation,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Icon, VisuallyHidden } from '@foyer/sdk/ui'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import css from './tab-bar.module.css'

/** How many tabs every screen has room for. */
const FITTING = 5

/**
 * The bar at the bottom: one tab for each contribution to `tabs`. More than five scroll, the last in view cut
 * off, so that the player sees that there are more.
 */
export function TabBar({ bare }: { readonly bare: boolean }): ReactNode {
  const all = useContributions(tabs)
  const t = useTranslation<'site.chrome'>()
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // More than five tabs are wider than a phone.
  useEffect(() => {
    if (all.length > FITTING)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [all, pathname])
  if (bare) return null
  return (
    <nav id="navigation" tabIndex={-1} className={css.bar} aria-label={t('main_navigation')}>
      <ul ref={list} className={css.tabs}>
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
  const name = t(label)
  const unknown = name === '' || name === label
  // A plugin that has not started has a tab, but not its texts.
  useEffect(() => {
    if (unknown)
      findService(I18N)
        ?.load(plugin)
        .catch(() => {})
  }, [unknown, findService, plugin])
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
  // Its plugin's texts are on their way.
  if (unknown) return null
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
  const t = useTranslation<'site.chrome'>()
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
