import { definePlugin, plugin } from '@foyer/sdk'

/** Screens move in from where they come: the next from the end of the line, the last from its start. */
export const manifest = definePlugin({
  id: 'site.motion',
  version: '1.0.0',
  sdk: '^1',
  title: 'Motion between screens',
  activateOn: 'idle',
})

export default plugin(manifest, () => import('./motion.ts'))
