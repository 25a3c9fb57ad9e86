import { fill, homeSections } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({ plugin: bare(undefined, { contributes: [fill(homeSections, 'Missing')] }) })
