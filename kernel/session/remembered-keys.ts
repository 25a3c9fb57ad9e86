import { defineStorageKey } from '@foyer/sdk'
import { anyText } from '../storage/shapes.ts'

/** A login that was to be remembered (EN-14), as the operator's other applications on this host keep it. */
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
