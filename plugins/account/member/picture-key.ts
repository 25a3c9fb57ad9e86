import { defineStorageKey } from '@foyer/sdk'

/** The picture, from 0, that each member chose on this device, by the member's id; the latest choice last. */
export const PICTURES = defineStorageKey<readonly (readonly [member: string, picture: number])[]>({
  name: 'account.member.pictures',
  area: 'local',
  parse: (stored) =>
    Array.isArray(stored)
      ? stored.filter(
          (entry): entry is [string, number] =>
            Array.isArray(entry) &&
            typeof entry[0] === 'string' &&
            Number.isInteger(entry[1]) &&
            entry[1] >= 0,
        )
      : undefined,
})
