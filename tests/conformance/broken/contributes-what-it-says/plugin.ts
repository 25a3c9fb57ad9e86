import { popUps } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'

const popUp = {
  key: 'x',
  priority: 'prompt',
  delayMs: () => 0,
  decide: () => ({ kind: 'skip', reason: 'broken' }),
}
export default defineBroken({ plugin: bare((context) => context.contribute(popUps, popUp)) })
