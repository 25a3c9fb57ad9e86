import { homeSections, contribute } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({
  plugin: bare(undefined, { contributes: [contribute(homeSections, { component: 'Missing' })] }),
})
