import { bare, defineBroken } from '../../break-plugin.ts'

/** Refuses the whole for one bad field, so that no default can stand for it. */
const validate = (value: unknown) =>
  typeof value === 'object' && value !== null && 'limit' in value && typeof value.limit !== 'number'
    ? { issues: [{ message: 'bad settings' }] }
    : { value }
const schema = { '~standard': { version: 1, vendor: 'broken', validate } }

export default defineBroken({
  plugin: bare(undefined, { settings: () => Promise.resolve({ default: schema }) }),
  options: { settings: { limit: 5 } },
})
