import { type Plugin, plugin } from '@foyer/sdk'
import { manifest as auth } from '../plugins/account/auth/manifest.ts'
import * as authModule from '../plugins/account/auth/auth.tsx'
import memberArea from '../plugins/account/member/manifest.ts'
import desk from '../plugins/customer-service/desk/manifest.ts'
import draws from '../plugins/games/draws/manifest.ts'
import { manifest as lobby } from '../plugins/games/lobby/manifest.ts'
import * as lobbyModule from '../plugins/games/lobby/lobby.tsx'
import activity from '../plugins/promotions/activity/manifest.ts'
import { manifest as banners } from '../plugins/promotions/banners/manifest.ts'
import * as bannersModule from '../plugins/promotions/banners/banners.tsx'
import { manifest as chrome } from '../plugins/site/chrome/manifest.ts'
import * as chromeModule from '../plugins/site/chrome/chrome.tsx'

/**
 * The plugins whose components render the guest's home. Their code is in the entry, because hydration needs
 * it at once; every other plugin is known only from the registry, and its code is fetched when it is needed.
 */
export const prerenderedPlugins: readonly Plugin[] = [
  plugin(chrome, () => chromeModule),
  plugin(banners, () => bannersModule),
  plugin(lobby, () => lobbyModule),
  plugin(auth, () => authModule),
]

/**
 * The plugins of the first paint: the above, and those of which it shows only what their manifest contributes
 * (tabs, the place of a section).
 */
export const criticalPlugins: readonly Plugin[] = [...prerenderedPlugins, draws, activity, desk, memberArea]
