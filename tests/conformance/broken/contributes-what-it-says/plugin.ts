import { popUps } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({ plugin: bare((context) => context.contribute(popUps, { key: 'x' })) })
