import { defineFlag } from '../define-scenario.ts'

/** Whether this host is an affiliate's (EN-12). */
export const AFFILIATE = defineFlag({
  name: 'affiliate',
  group: 'tracking',
  label: 'Affiliate of the host',
  otherwise: 'None',
  on: 'One with two codes',
})

/** The part of the status; no public source names it. */
export const affiliatePart = (hostname: string): unknown => ({
  domain: hostname,
  code: 'HOST-AFF-1',
  referralCode: 'HOSTREF1',
})
