import type { Profile } from '../../kernel/profile/profile.ts'
import { randomOf } from '../art/random.ts'
import { LANE_KINDS, type LaneKey } from './lane-kinds.ts'
import { MERCHANT_CATALOGUES, type MerchantCatalogue } from './merchant-catalogues.ts'
import { shuffled } from './shuffled.ts'
import { VENDOR_CODES } from './vendors.ts'

/**
 * The catalogue of a merchant that has none of its own: every lane and vendor, in an order that depends on its id, without
 * the games of other regions.
 */
export function derivedCatalogue({ id, languages }: Pick<Profile, 'id' | 'languages'>): MerchantCatalogue {
  const random = randomOf(`catalogue/${id}`)
  const isVietnamese = languages.includes('VI')
  return {
    lanes: shuffled(Object.keys(LANE_KINDS) as LaneKey[], random),
    // A vendor of Vietnam's lotteries only.
    vendors: shuffled(VENDOR_CODES, random).filter((code) => isVietnamese || code !== 'TCG_LOTTO_VN'),
    excluded: [
      ...(isVietnamese ? [] : (MERCHANT_CATALOGUES['aurora']?.excluded ?? [])),
      ...(languages.includes('PT-BR') ? [] : (MERCHANT_CATALOGUES['lotus']?.excluded ?? [])),
    ],
  }
}
