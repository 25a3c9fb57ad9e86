import { defineExtensionPoint, place } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'

const things = defineExtensionPoint<{ readonly key: string }>({ id: 'acme.things', cardinality: 'keyed' })
export default defineBroken({
  plugin: bare(undefined, { contributes: [place(things, { key: 'same' }), place(things, { key: 'same' })] }),
})
