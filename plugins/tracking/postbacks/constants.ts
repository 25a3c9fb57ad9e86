/** How long a click of these networks counts, in days. Only RedTrack documents it: 30; the others are assumed. */
export const CLICK_DAYS = 30
/** The networks of the table, as the merchant lists them. */
export const NETWORK_KEYS = [
  'voluum',
  'oktag',
  'propellerads',
  'kadam',
  'traffic-factory',
  'redtrack',
] as const
export type NetworkKey = (typeof NETWORK_KEYS)[number]
