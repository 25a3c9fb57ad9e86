import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({ plugin: bare(() => void setInterval(() => {}, 60_000)) })
