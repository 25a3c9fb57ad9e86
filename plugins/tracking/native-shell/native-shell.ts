import { type Activate, clickIdParameters, CodedError, trackingDestinations } from '@foyer/sdk'
import { type CampaignField, campaignInfo } from '../contract.ts'
import { CAMPAIGN_PARAMETERS, CAMPAIGN_PATTERN } from './campaign-parameters.ts'
import { CAMPAIGN_DAYS } from './constants.ts'
import { findBridge } from './find-bridge.ts'
import type { manifest } from './manifest.ts'
import { accepts, shellEvent } from './shell-event.ts'

export const activate: Activate<typeof manifest> = (context, { attribution }) => {
  context.contribute(trackingDestinations, {
    key: 'native-shell',
    consent: 'marketing',
    delivers: context.settings.networks,
    accepts,
    preview: (event) => [event.name, shellEvent(event)],
    send(event) {
      // The app may put its object on the page late.
      const bridge = findBridge(globalThis)
      if (!bridge) throw new CodedError('NS-BRIDGE', 'the app has no eventTracker')
      try {
        bridge(event.name, shellEvent(event))
      } catch (cause) {
        throw new CodedError('NS-THREW', 'the app’s eventTracker threw', { cause })
      }
    },
  })
  for (const parameter of Object.keys(CAMPAIGN_PARAMETERS))
    context.contribute(clickIdParameters, { parameter, days: CAMPAIGN_DAYS, pattern: CAMPAIGN_PATTERN })
  context.contribute(campaignInfo, () => {
    const info: { [field in CampaignField]?: string } = {}
    for (const [parameter, field] of Object.entries(CAMPAIGN_PARAMETERS)) {
      const value = attribution?.clickId(parameter)?.value
      if (value !== undefined) info[field] = value
    }
    return info
  })
}
