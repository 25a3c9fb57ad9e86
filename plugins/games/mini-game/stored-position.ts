import { defineStorageKey, isRecord } from '@foyer/sdk'
import type { Position } from './bounds.ts'

/** Where the player has put the button on this device; it may lie outside of a window that is smaller now. */
export const POSITION = defineStorageKey<Position>({
  name: 'games.mini-game.position',
  area: 'local',
  parse(stored) {
    if (!isRecord(stored)) return undefined
    const { x, y } = stored
    return Number.isFinite(x) && Number.isFinite(y) ? { x: Number(x), y: Number(y) } : undefined
  },
})
