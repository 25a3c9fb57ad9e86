import { fill } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'
import { homeSections } from '../../../../plugins/site/contract.ts'

export default defineBroken({ plugin: bare(undefined, { contributes: [fill(homeSections, 'Missing')] }) })
