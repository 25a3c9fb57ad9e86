import type { PixelTrack } from '../contract.ts'

/** What all networks know the player by, as one record. One that throws is left out. */
export function networkIds(sources: readonly (() => PixelTrack)[]): PixelTrack {
  const ids: Record<string, string> = {}
  for (const read of sources) {
    try {
      Object.assign(ids, read())
    } catch {
      // Another plugin's fault, which its own destination reports; the events go without its ids.
    }
  }
  return ids
}
