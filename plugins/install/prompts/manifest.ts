import {
  CLOCK,
  definePlugin,
  DEVICE,
  HTTP,
  I18N,
  MEMBER,
  NAVIGATION,
  OVERLAYS,
  plugin,
  popUps,
  SESSION,
  SITE,
} from '@foyer/sdk'
import { COUNTS } from '../../wallet/contract/counts.ts'
import { INSTALL_MODAL } from '../contract/install-modal.ts'
import { INSTALLER } from '../contract/installer.ts'

/** Prompts players to install the app, or to bind a card (OV-02, OV-03, ST-14, ST-34). */
export const manifest = definePlugin({
  id: 'install.prompts',
  version: '1.0.0',
  sdk: '^1',
  title: 'Install prompts',
  activateOn: 'idle',
  requires: {
    clock: CLOCK,
    device: DEVICE,
    http: HTTP,
    i18n: I18N,
    member: MEMBER,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    session: SESSION,
    site: SITE,
  },
  optional: { counts: COUNTS, installer: INSTALLER },
  provides: { installModal: INSTALL_MODAL },
  contributes: [popUps],
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./prompts.ts'))
