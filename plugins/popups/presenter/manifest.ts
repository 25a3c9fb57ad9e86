import { CLOCK, definePlugin, DEVICE, NAVIGATION, plugin, SESSION } from '@foyer/sdk'
import { POP_UP_TOOLS } from '../contract.ts'

/** Shows what `popUps` has, on the home addresses and on no other (RT-01, OV-30). */
export const manifest = definePlugin({
  id: 'popups.presenter',
  version: '1.0.0',
  sdk: '^1',
  title: 'Pop-ups of the home screen',
  activateOn: 'idle',
  requires: { navigation: NAVIGATION, session: SESSION, device: DEVICE, clock: CLOCK },
  provides: { tools: POP_UP_TOOLS },
  settings: () => import('./settings.ts'),
})

export default plugin(manifest, () => import('./presenter.ts'))
