import {
  AGENT_REGISTER_PATH,
  BANK_CARD_PATH,
  CHANGE_PASSWORD_PATH,
  DEPOSIT_PATH,
  LAUNCH_PATH,
  LOGIN_PATH,
  PIX_CARD_PATH,
  REGISTER_PATH,
  WITHDRAW_PATH,
} from '@foyer/sdk'
import type { WindowLike, WorkerClients } from './worker-scope.ts'

/** Screens that a player must not lose by a notification: an order, the start of a game, a form. */
const BUSY_PATHS: readonly string[] = [
  DEPOSIT_PATH,
  WITHDRAW_PATH,
  LAUNCH_PATH,
  LOGIN_PATH,
  REGISTER_PATH,
  `${REGISTER_PATH}.html`,
  AGENT_REGISTER_PATH,
  BANK_CARD_PATH,
  PIX_CARD_PATH,
  CHANGE_PASSWORD_PATH,
  '/m/feedback',
]

/**
 * Shows a page of this site: in a tab of the site that is open, which comes to the front; else in a new one. Never
 * rejects.
 *
 * @param href an absolute address under /m, checked
 */
export async function openPage(href: string, clients: WorkerClients): Promise<void> {
  const open = (): Promise<unknown> => clients.openWindow(href)
  try {
    const [all, controlled] = await Promise.all([
      clients.matchAll({ type: 'window', includeUncontrolled: true }),
      clients.matchAll({ type: 'window' }),
    ])
    const tab = tabFor(href, all, new Set(controlled.map(({ id }) => id)))
    if (!tab) await open()
    else await show(tab, href, open)
  } catch {
    // The browser opens nothing; the notification is closed all the same.
  }
}

async function show(tab: WindowLike, href: string, open: () => Promise<unknown>): Promise<void> {
  // Some browsers refuse to bring a tab to the front, and still let it go to another page.
  await tab.focus().catch(() => undefined)
  if (tab.url === href) return
  // A last try: the browser may refuse it after `focus`.
  await tab.navigate(href).catch(open)
}

/**
 * The tab that shows the page already; else the one that the player looks at, or any other that may be taken.
 *
 * @param controlled ids of the tabs that can be navigated
 */
function tabFor(
  href: string,
  windows: readonly WindowLike[],
  controlled: ReadonlySet<string>,
): WindowLike | undefined {
  const { origin } = new URL(href)
  const tabs = windows.filter(({ url, frameType }) => {
    const { origin: host, pathname } = new URL(url)
    return host === origin && /^\/m(?:\/|$)/.test(pathname) && frameType !== 'nested'
  })
  const free = tabs.filter(({ id, url }) => controlled.has(id) && !BUSY_PATHS.includes(new URL(url).pathname))
  return (
    tabs.find(({ url }) => url === href) ??
    free.find(({ focused }) => focused) ??
    free.find(({ visibilityState }) => visibilityState === 'visible') ??
    free[0]
  )
}
