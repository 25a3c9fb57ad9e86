import { definePlugin, DEVICE, fromSetting, HTTP, I18N, OVERLAYS, plugin, popUps, SITE } from '@foyer/sdk'

/** Two pictures that the player may save, 20 seconds after the arrival at the home screen (OV-13, OV-14, ST-24). */
export const manifest = definePlugin({
  id: 'popups.download-image',
  version: '1.0.0',
  sdk: '^1',
  title: 'Pictures to save',
  requires: { device: DEVICE, http: HTTP, i18n: I18N, overlays: OVERLAYS, site: SITE },
  contributes: [popUps],
  origins: { connect: [fromSetting('pictureOrigin')] },
  settings: () => import('./settings.ts'),
  texts: true,
})

export default plugin(manifest, () => import('./download-image.ts'))
