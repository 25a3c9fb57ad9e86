import {
  ATTRIBUTION,
  clickIdParameters,
  consent,
  CONSENT,
  contribute,
  definePlugin,
  HTTP,
  plugin,
  REACHABILITY,
  SESSION,
  STORAGE,
  trackingDestinations,
} from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'

/** Sends events to the operator's own gateway (TR-12, TR-15). */
export const manifest = definePlugin({
  id: 'tracking.relay',
  version: '1.0.0',
  sdk: '^1',
  title: 'Server-side relay',
  when: consent('analytics'),
  requires: { consent: CONSENT, http: HTTP, reachability: REACHABILITY, session: SESSION, storage: STORAGE },
  optional: { attribution: ATTRIBUTION },
  purposes: ['statistics', 'relay'],
  contributes: [
    trackingDestinations,
    pixelTrack,
    // No network owns it (EN-06): plain words, `facebook`, `news.example`, `Partner 7`.
    contribute(clickIdParameters, {
      parameter: 'utm_source',
      days: 30,
      pattern: String.raw`\w[\w .~+-]{0,99}`,
    }),
  ],
})
export default plugin(manifest, () => import('./relay.ts'))
