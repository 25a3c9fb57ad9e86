import * as v from 'valibot'
import { bare, defineBroken } from '../../break-plugin.ts'

/** Takes any text for an address. */
const schema = v.object({ address: v.optional(v.string(), 'https://a.example') })

export default defineBroken({
  plugin: bare((context) => void new URL((context.settings as { readonly address: string }).address), {
    settings: () => Promise.resolve({ default: schema }),
  }),
})
