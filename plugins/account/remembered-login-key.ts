import { defineStorageKey } from '@foyer/sdk'

/** A remembered login (EN-09), encrypted; or what another application of the operator stores here (EN-14). */
export const REMEMBERED_LOGIN = defineStorageKey<string>({
  name: 'remPass',
  area: 'local',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
})
