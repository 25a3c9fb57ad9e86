import { GAMES_PATH } from '@foyer/sdk'
import type { Lane } from '../contract.ts'

/** The lists that the device keeps, as the address names them. */
export const DEVICE_LISTS = ['favourites', 'played'] as const
export type DeviceList = (typeof DEVICE_LISTS)[number]

/** What the game area shows, as its address says: `?category=rng&vendor=TCG_SEA`, `?list=favourites`. */
export interface AreaView {
  readonly lane?: Lane | undefined
  /** Code of a vendor. */
  readonly vendor?: string | undefined
  readonly list?: DeviceList | undefined
}

/** Longest code of a vendor that an address may name, in characters. */
const MAX_VENDOR_LENGTH = 64

/** @param search the query of the address; what it names and nobody knows counts as absent, but for the code of a vendor */
export function readView(lanes: readonly Lane[], search: string): AreaView {
  const query = new URLSearchParams(search)
  const list = DEVICE_LISTS.find((name) => name === query.get('list'))
  if (list) return { list }
  const vendor = query.get('vendor')?.trim()
  return {
    lane: laneOf(lanes, query.get('category')),
    vendor: vendor && vendor.length <= MAX_VENDOR_LENGTH ? vendor : undefined,
  }
}

/** The address of a view. */
export function viewAddress({ lane, vendor, list }: AreaView): string {
  const query = new URLSearchParams({
    ...(lane && { category: lane.key }),
    ...(vendor && { vendor }),
    ...(list && { list }),
  }).toString()
  return query === '' ? GAMES_PATH : `${GAMES_PATH}?${query}`
}

/** The lane of an address: by its key, or by its category in any case; `undefined` if there is none. */
export function laneOf(lanes: readonly Lane[], asked: string | null): Lane | undefined {
  if (!asked) return undefined
  const name = asked.toLowerCase()
  return lanes.find(({ key }) => key === name) ?? lanes.find((lane) => lane.category.toLowerCase() === name)
}
