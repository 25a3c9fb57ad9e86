import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({
  plugin: {
    ...bare(),
    load() {
      document.documentElement.setAttribute('data-loaded', 'yes')
      return {}
    },
  },
})
