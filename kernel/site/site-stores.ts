import { createStore, type FactArea, type Merchant, type SiteState, type SiteStatus } from '@foyer/sdk'
import type { SiteAnswer } from '../facts/build-facts.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import type { StatusError } from './status-error.ts'

/** The stores of the site's state: the service exposes them, the feed writes them. */
export const createSiteStores = ({ merchant, facts }: BakedPage) => ({
  merchant: createStore<Merchant>(merchant),
  status: createStore<SiteStatus | undefined>(undefined),
  state: createStore<SiteState>('pending'),
  failure: createStore<StatusError | undefined>(undefined),
  answer: createStore<SiteAnswer | undefined>(undefined),
  switches: createStore<FactArea>(facts.switch),
})
export type SiteStores = ReturnType<typeof createSiteStores>
