import { bare, defineBroken } from '../../break-plugin.ts'
import { fill, homeSections } from '@foyer/sdk'

export default defineBroken({ plugin: bare(undefined, { contributes: [fill(homeSections, 'Missing')] }) })
