import { findRoute } from '@foyer/sdk'
import type { Kernel } from '../../kernel/boot/kernel.ts'

/**
 * Code that most visits need next, by the plugin that it belongs to: what the log-in, the settings, the game
 * area and a game's launch are made of. Fetched ahead of the tap (`fetch-ahead.ts`), while the plugin is on:
 * one that is off costs nothing (KN-01). `npm run size` counts it all.
 */
const parts: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  'account.auth': [
    () => import('../../plugins/account/auth/login-screen.tsx'),
    () => import('../../plugins/account/auth/settings.ts'),
  ],
  'games.lobby': [() => import('../../plugins/games/lobby/game-area-screen.tsx')],
  'site.chrome': [() => import('../../plugins/site/chrome/open-settings.tsx')],
  'games.launch': [() => import('../../plugins/games/launch/launch.ts')],
  'account.sms-code': [() => import('../../plugins/account/sms-code/sms-login.tsx')],
  'account.mobile': [() => import('../../plugins/account/mobile/mobile.ts')],
  'account.identity-firebase': [() => import('../../plugins/account/identity-firebase/identity-firebase.ts')],
}

export interface FetchPartsOptions {
  /** What the player has touched: the parts of the screen that a link leads to are fetched first. */
  readonly touched?: EventTarget | null
  /** Waits before each part. */
  readonly pause?: () => Promise<void>
}
type FetchedParts = Readonly<Record<string, readonly (() => Promise<unknown>)[]>>
type Ports = Pick<Kernel, 'i18n' | 'reachability' | 'screens' | 'view'>

/**
 * Fetches the code and the texts of each plugin that is on, one part after the other, so that a tap meanwhile
 * shares the network with one at most. Never rejects: what could not be fetched is fetched when it is needed.
 *
 * @param fetched by plugin id
 */
export async function fetchParts(
  { i18n, reachability, screens, view }: Ports,
  { touched, pause }: FetchPartsOptions = {},
  fetched: FetchedParts = parts,
): Promise<void> {
  const link = touched instanceof Element ? touched.closest<HTMLAnchorElement>('a[href]') : null
  const first = link ? findRoute(screens.get(), link.pathname)?.plugin : undefined
  const plugins = Object.keys(fetched).sort((a, b) => Number(b === first) - Number(a === first))
  try {
    for (const plugin of plugins)
      for (const part of fetched[plugin] ?? []) {
        await pause?.()
        const status = view.status(plugin).get()
        if (reachability.state.get() === 'offline' || status === 'off' || status === 'failed') break
        await Promise.all([part(), i18n.load(plugin)])
      }
  } catch {
    // The player has asked for nothing yet.
  }
}
