import type { SiteStatus } from '@foyer/sdk'

export type ClosedPage = 'access-denied' | 'maintenance'

/** The page that replaces the site (ST-31). Restricted access wins over maintenance: waiting would not help. */
export const selectPage = (
  status: Pick<SiteStatus, 'maintenance' | 'regionRestriction'> | undefined,
): ClosedPage | undefined =>
  status?.regionRestriction ? 'access-denied' : status?.maintenance ? 'maintenance' : undefined
