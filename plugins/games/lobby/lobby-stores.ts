import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { JackpotStore } from './jackpot-store.ts'
import { LanesStore } from './lanes-store.ts'
import type { manifest } from './manifest.ts'

/** What the lobby knows from the gateway. */
interface LobbyStores {
  readonly lanes: LanesStore
  readonly jackpot: JackpotStore
}

/** One for each run of the plugin: its screens and other plugins share them, and nothing starts anew on return. */
const runs = new WeakMap<object, LobbyStores>()

export function lobbyStores(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
): LobbyStores {
  const known = runs.get(context)
  if (known) return known
  const stores = {
    lanes: new LanesStore(context, services),
    jackpot: new JackpotStore(context, services),
  }
  runs.set(context, stores)
  return stores
}
