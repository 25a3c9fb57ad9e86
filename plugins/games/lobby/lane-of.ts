import type { Lane } from '../contract.ts'

/** The lane of an address: by its key, or by its category in any case; `undefined` if there is none. */
export function laneOf(lanes: readonly Lane[], asked: string | null): Lane | undefined {
  if (!asked) return undefined
  const name = asked.toLowerCase()
  return lanes.find(({ key }) => key === name) ?? lanes.find((lane) => lane.category.toLowerCase() === name)
}
