import type { Activate } from '@foyer/sdk'
import { lobbyStores } from './lobby-stores.ts'
import type { manifest } from './manifest.ts'

/**
 * The part of the games for the first paint: the sections of the home screen, from the baked data. Calls,
 * schemas and the game area load later, by `import()`.
 */
export { GameArea } from './game-area.tsx'
export { GamesSection } from './games-section.tsx'
export { JackpotMarquee } from './jackpot-marquee.tsx'

export const activate: Activate<typeof manifest> = (context, services) => ({
  catalogue: lobbyStores(context, services).lanes,
})
