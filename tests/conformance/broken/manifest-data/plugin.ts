import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({ plugin: bare(undefined, { when: () => true }) })
