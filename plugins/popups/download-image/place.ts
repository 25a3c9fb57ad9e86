import { defineStorageKey, type StorageKey } from '@foyer/sdk'

/** The two pop-ups: 1 shows the picture (OV-13), 2 offers it by a text (OV-14). */
export type Place = 1 | 2

/** What is stored of a pop-up (ST-24). It is the device's, not the member's: the file is on the device. */
export interface PlaceKeys {
  /** The name of the file that was saved, or whose pop-up was closed, last. */
  readonly lastName: StorageKey<string>
  /** Set where the pop-up was closed, or its picture saved, in this session. */
  readonly closed: StorageKey<true>
}

const keys = (place: Place): PlaceKeys => ({
  lastName: defineStorageKey({
    name: `popups.download-image.last-${place}`,
    area: 'local',
    format: 'text',
    parse: (stored) => (typeof stored === 'string' && stored !== '' ? stored : undefined),
  }),
  closed: defineStorageKey({
    name: `popups.download-image.${place}.closed`,
    area: 'session',
    parse: (stored) => (stored === true ? stored : undefined),
  }),
})

export const PLACE_KEYS: Readonly<Record<Place, PlaceKeys>> = { 1: keys(1), 2: keys(2) }
