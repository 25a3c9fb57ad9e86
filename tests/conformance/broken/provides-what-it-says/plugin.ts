import { TRACKING } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({ plugin: bare(() => ({}), { provides: { tracking: TRACKING } }) })
