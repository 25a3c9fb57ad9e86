import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({
  plugin: bare(() => void document.body.append(document.createElement('aside'))),
})
