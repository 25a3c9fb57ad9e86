import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({ plugin: bare(() => localStorage.setItem('broken.plugin.seen', '1')) })
