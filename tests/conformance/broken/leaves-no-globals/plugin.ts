import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({
  plugin: bare(() => void (history.pushState = history.pushState.bind(history))),
})
