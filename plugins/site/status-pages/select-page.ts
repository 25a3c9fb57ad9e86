import type { SiteStatus } from '@foyer/sdk'

export type ClosedPage = 'access-denied' | 'maintenance'

/** The page that stands in the site's place (ST-31). Whoever may not come in is not told to wait. */
export const selectPage = (
  status: Pick<SiteStatus, 'maintenance' | 'regionRestriction'> | undefined,
): ClosedPage | undefined =>
  status?.regionRestriction ? 'access-denied' : status?.maintenance ? 'maintenance' : undefined
