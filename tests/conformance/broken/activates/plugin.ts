import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({ plugin: bare(() => Promise.reject(new Error('cannot'))) })
