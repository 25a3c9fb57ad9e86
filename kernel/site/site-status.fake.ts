import type { SiteStatus } from '@foyer/sdk'

/** A site's status for tests: the merchant lotus, open, with one switch. */
export const siteStatus = (status: Partial<SiteStatus> = {}): SiteStatus => ({
  merchantCode: 'lotus01',
  imageCDNs: ['https://img.lotus.example'],
  mainDomain: undefined,
  domains: [],
  switches: { CBS3: true },
  templates: {},
  settings: {},
  captcha: { id: undefined, version: 'v3' },
  profileIconCount: 9,
  ip: undefined,
  test: false,
  maintenance: false,
  maintenanceEnd: undefined,
  regionRestriction: false,
  ...status,
})
