import { type Plugin, plugin } from '@foyer/sdk'
import { manifest as auth } from '../plugins/account/auth/manifest.ts'
import * as authModule from '../plugins/account/auth/auth.ts'
import { manifest as lobby } from '../plugins/games/lobby/manifest.ts'
import * as lobbyModule from '../plugins/games/lobby/lobby.tsx'
import { manifest as banners } from '../plugins/promotions/banners/manifest.ts'
import * as bannersModule from '../plugins/promotions/banners/banners.tsx'
import { manifest as chrome } from '../plugins/site/chrome/manifest.ts'
import * as chromeModule from '../plugins/site/chrome/chrome.tsx'

/**
 * The plugins that the guest's home is rendered with. Their code stands in the entry, because hydration must find it at
 * once; every other plugin is known only from the registry, and its code is fetched when it is needed.
 */
export const firstPath: readonly Plugin[] = [
  plugin(chrome, () => chromeModule),
  plugin(banners, () => bannersModule),
  plugin(lobby, () => lobbyModule),
  plugin(auth, () => authModule),
]
