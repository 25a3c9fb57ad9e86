import {
  contribute,
  definePlugin,
  HTTP,
  I18N,
  MEMBER,
  NAVIGATION,
  OVERLAYS,
  plugin,
  REACHABILITY,
  SESSION,
  SITE,
  DEVICE,
} from '@foyer/sdk'
import { activityShortcuts, AVAILABLE_PROMOTIONS } from '../contract.ts'

/** Shortcuts to what a player may do, as the gateway lists them (OV-23, OV-28). */
export const manifest = definePlugin({
  id: 'promotions.activity-buttons',
  version: '1.0.0',
  sdk: '^1',
  title: 'Activity buttons',
  requires: {
    device: DEVICE,
    http: HTTP,
    i18n: I18N,
    member: MEMBER,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    reachability: REACHABILITY,
    session: SESSION,
    site: SITE,
  },
  optional: { promotions: AVAILABLE_PROMOTIONS },
  contributes: [contribute(activityShortcuts, { component: 'ActivityShortcuts' })],
  texts: true,
})

export default plugin(manifest, () => import('./activity-shortcuts.tsx'))
