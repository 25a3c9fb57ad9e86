import type { PixelTrack } from '../contract.ts'

/** The ids of the player at all ad networks, as one record. A source that throws is left out. */
export function networkIds(sources: readonly (() => PixelTrack)[]): PixelTrack {
  const ids: Record<string, string> = {}
  for (const read of sources) {
    try {
      Object.assign(ids, read())
    } catch {
      // That plugin's own destination reports the error; the events are sent without its ids.
    }
  }
  return ids
}
