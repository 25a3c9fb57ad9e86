import type { Context } from '@foyer/sdk'
import { type CampaignInfo, campaignInfo } from '../contract.ts'
import { gathered } from './gathered.ts'

/** Returns a function that reads what is known of the campaign that installed the app (EN-13), at that moment. */
export function campaignOf(context: Pick<Context, 'contributions'>): () => CampaignInfo {
  const sources = context.contributions(campaignInfo)
  return () => gathered(sources.get().map(({ value }) => value))
}
