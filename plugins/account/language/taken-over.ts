import { defineStorageKey } from '@foyer/sdk'

/** The language that was taken over from a member. While it is the stored one, the player has chosen none. */
export const TAKEN_OVER = defineStorageKey<string>({
  name: 'account.language.taken-over',
  area: 'local',
  format: 'text',
  parse: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
})
