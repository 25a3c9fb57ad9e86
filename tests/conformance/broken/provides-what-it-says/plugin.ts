import { bare, defineBroken } from '../../break-plugin.ts'
import { TRACKING } from '@foyer/sdk'

export default defineBroken({ plugin: bare(() => ({}), { provides: { tracking: TRACKING } }) })
