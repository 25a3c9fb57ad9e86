/** The invented studios of the mock gateway, by the gateway's code; three are the operator's own (VO-01). */
export const VENDOR_NAMES = {
  TCG_SEA: 'Sealight',
  LOTT: 'Lott House',
  TCG_LOTTO_VN: 'Lotto Việt',
  MANGO: 'Mango Reels',
  LANTERN: 'Paper Lantern',
  COPPERFOX: 'Copper Fox',
  SUNBIRD: 'Sunbird Studio',
  RIVERS: 'Nine Rivers',
  ORCHID: 'Orchid Live',
  VELVET: 'Velvet Table',
  TIDE: 'Tidewright',
  HARE: 'Quickhare',
  GOAL: 'Goalmouth',
  TEAHOUSE: 'Teahouse',
} as const
export type VendorCode = keyof typeof VENDOR_NAMES
export const VENDOR_CODES = Object.keys(VENDOR_NAMES) as VendorCode[]
