import { defineStorageKey } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'

const SEEN = defineStorageKey<unknown>({ name: 'seen', area: 'local', parse: (stored) => stored })

export default defineBroken({ plugin: bare((context) => context.storage.set(SEEN, true)) })
