import { type Activate, clickIdParameters } from '@foyer/sdk'
import { type CampaignField, campaignInfo } from '../contract.ts'
import { CAMPAIGN_DAYS, CAMPAIGN_PARAMETERS, CAMPAIGN_PATTERN } from './campaign-parameters.ts'
import type { manifest } from './manifest.ts'

export const activate: Activate<typeof manifest> = (context, { attribution }) => {
  for (const [parameter] of CAMPAIGN_PARAMETERS)
    context.contribute(clickIdParameters, { parameter, days: CAMPAIGN_DAYS, pattern: CAMPAIGN_PATTERN })
  context.contribute(campaignInfo, () => {
    const info: { [field in CampaignField]?: string } = {}
    for (const [parameter, field] of CAMPAIGN_PARAMETERS) {
      const value = attribution.clickId(parameter)?.value
      if (value !== undefined) info[field] ??= value
    }
    return info
  })
}
