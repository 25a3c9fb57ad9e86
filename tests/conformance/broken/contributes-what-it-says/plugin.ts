import { bare, defineBroken } from '../../break-plugin.ts'
import { popUps } from '@foyer/sdk'

export default defineBroken({ plugin: bare((context) => context.contribute(popUps, { key: 'x' })) })
