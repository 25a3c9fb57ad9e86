import { type Activate, LAUNCH_PATH, navigated } from '@foyer/sdk'
import { countsChanged } from '../contract/counts.ts'
import { balanceStores } from './balance-stores.ts'
import { CHECK_MS, REFRESH_MS, RETURN_QUIET_MS } from './constants.ts'
import type { manifest } from './manifest.ts'

/** The module's exports, by the names that the manifest gives. */
export { BalanceCard } from './balance-card.tsx'
export { HeaderBalance } from './header-balance.tsx'

export const activate: Activate<typeof manifest> = (context, services) => {
  const { navigation, reachability } = services
  const { signal } = context
  const { balance } = balanceStores(context, services)

  context.on(countsChanged, () => balance.refreshWhenSeen())
  let path = navigation.location.get().pathname
  context.on(navigated, ({ pathname }) => {
    const left = path === LAUNCH_PATH && pathname !== LAUNCH_PATH
    path = pathname
    if (left) balance.refreshWhenSeen()
  })
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    // The page comes from the browser's memory: a game was played in its place.
    if (persisted) balance.refreshWhenSeen()
  }
  window.addEventListener('pageshow', onPageShow, { signal })
  document.addEventListener('visibilitychange', () => balance.refreshIfOld(RETURN_QUIET_MS), { signal })
  context.interval(() => balance.refreshIfOld(REFRESH_MS), CHECK_MS)
  context.defer(reachability.onReturn(() => balance.refreshWhenSeen()))
  context.defer(balance.start())
  return { balance: { state: balance.state, refresh: () => balance.refresh() } }
}
