import { token } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'

const GREETING = token<() => string>('broken.greeting')

export default defineBroken({ plugin: bare(() => ({}), { provides: { greeting: GREETING } }) })
