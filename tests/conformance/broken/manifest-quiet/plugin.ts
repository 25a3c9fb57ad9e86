import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({
  plugin: bare(),
  options: { importManifest: () => import('./manifest.ts') },
})
