import { rowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import type { GameCard, Vendor } from '../contract.ts'
import { gameKey } from './game-key.ts'
import { laterEnd, readMaintenance } from './maintenance-end.ts'
import { code, imagePath, maybe, text } from './wire-values.ts'

/**
 * A card of an answer (EN-23): requires the vendor's code `accountTypeName`, the game's `displayName` and
 * `gameCode`. *Assumed*: `vendorName` (for players; by default the code), `image`, `badge`, `maintenance`,
 * `maintenanceEnd`, `trial`, `nodeId` and `roomId`.
 */
const wireCard = v.object({
  accountTypeName: code,
  displayName: text,
  gameCode: code,
  vendorName: maybe(text),
  image: imagePath,
  badge: v.fallback(v.optional(v.picklist(['hot', 'new', 'jackpot'])), undefined),
  maintenance: v.optional(v.unknown()),
  maintenanceEnd: v.optional(v.unknown()),
  trial: maybe(v.literal(true)),
  nodeId: maybe(code),
  roomId: maybe(code),
})

/**
 * The readable cards, each game once.
 *
 * @param vendors those that the answer describes: a game is under maintenance as long as its vendor is
 * @param refuse is told the place of each unreadable card: `cards.0: gameCode`
 */
export function readCards(
  given: readonly unknown[],
  vendors: readonly Vendor[],
  refuse: (place: string) => void,
): readonly GameCard[] {
  const described = new Map(vendors.map((vendor) => [vendor.code, vendor]))
  const cards = new Map<string, GameCard>()
  const rows = rowsOf(wireCard, given, (index, field = 'not an object') => refuse(`cards.${index}: ${field}`))
  for (const row of rows) {
    const { accountTypeName: vendor, displayName: name, gameCode, vendorName, image, badge, ...rest } = row
    const key = gameKey({ vendor, code: gameCode })
    if (cards.has(key)) continue
    const { trial, nodeId, roomId } = rest
    const known = described.get(vendor)
    const maintenanceEnd = laterEnd(readMaintenance(row), known?.maintenanceEnd)
    cards.set(key, {
      code: gameCode,
      name,
      vendor,
      vendorName: vendorName ?? known?.name ?? vendor,
      image,
      ...(badge && { badge }),
      ...(maintenanceEnd !== undefined && { maintenanceEnd }),
      ...(trial && { trial }),
      ...(nodeId && { nodeId }),
      ...(roomId && { roomId }),
    })
  }
  return [...cards.values()]
}
