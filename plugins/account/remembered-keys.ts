import { defineStorageKey } from '@foyer/sdk'

const anyText = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined)

/** A login that is remembered (EN-09), sealed; or what another application of the operator keeps under this name (EN-14). */
export const REMEMBERED_LOGIN = defineStorageKey<string>({
  name: 'remPass',
  area: 'local',
  format: 'text',
  parse: anyText,
})

/** What stands beside it (EN-14). The specification names the key and says no more; it is only ever dropped. */
export const REMEMBERED_STATE = defineStorageKey<string>({
  name: 'sass',
  area: 'local',
  format: 'text',
  parse: anyText,
})
