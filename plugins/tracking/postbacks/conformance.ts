import { ATTRIBUTION } from '@foyer/sdk'
import type { ConformanceOptions } from '@foyer/sdk/testing'
import { NETWORK_KEYS } from './constants.ts'

/** A player of every network, each told directly. */
export const options: ConformanceOptions = {
  services: () => ({ [ATTRIBUTION]: { clickId: () => ({ value: 'AbC', at: 0 }) } }),
  settings: {
    networks: [...NETWORK_KEYS],
    voluumDomain: 'https://track.shop.example',
    voluumCurrency: 'USD',
    voluumEvents: { register: 'Registration' },
    propellerAdsUrl: 'https://ad.propellerads.com/conversion.php?aid=1&pid=2&tid=3',
    kadamUrl: 'https://kdtrk.net/ru/postback/?status=approved',
    redtrackDomain: 'https://shop.rdtk.io',
    redtrackCurrency: 'USD',
    redtrackEvents: { register: 'Registration' },
  },
}
