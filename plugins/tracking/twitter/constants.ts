import type { CanonicalEvent } from '@foyer/sdk'

export const SCRIPT_URL = 'https://static.ads-twitter.com/uwt.js'
/** Pattern of a pixel's id: `o1abc`. */
export const PIXEL_ID = String.raw`[a-z\d]{3,15}`
/** Pattern of an account's id of an event: `tw-o1abc-o2def`. */
export const EVENT_ID = String.raw`tw-[a-z\d]{3,15}-[a-z\d]{3,15}`
/** The site's conversions that X has kinds of events for. */
export const CONVERSIONS: readonly CanonicalEvent[] = [
  'register',
  'depositSubmit',
  'startTrial',
  'deposit',
  'viewContent',
  'downloadApp',
]
