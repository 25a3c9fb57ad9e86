import { defineExtensionPoint, contribute } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'

const things = defineExtensionPoint<{ readonly key: string }>({ id: 'acme.things', cardinality: 'keyed' })
export default defineBroken({
  plugin: bare(undefined, {
    contributes: [contribute(things, { key: 'same' }), contribute(things, { key: 'same' })],
  }),
})
