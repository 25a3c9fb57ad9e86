import { languageTag } from '@foyer/sdk'
import { catalogueOf } from '../catalogue.ts'
import { profileOf } from '../../world/merchants.ts'
import type { TextLanguage } from '../titles.ts'
import { PROMOTION_CATEGORIES, type PromotionKind } from './promotion.ts'
import { PROMOTION_KINDS } from './promotion-kinds.ts'
import { promotionTerms } from './promotion-terms.ts'

const HOUR_MS = 3_600_000
/** The promotions to which the merchants' banners lead. */
const WELCOME_IDS: Readonly<Record<string, string>> = {
  lotus: 'PROMO-WELCOME-100',
  coral: 'PROMO-WEEKEND-50',
  aurora: 'PROMO-PIX-DOUBLE',
}
/** Units of a currency for a dollar, so that amounts are round. */
const PER_DOLLAR: Readonly<Record<string, number>> = { VND: 25_000, MYR: 5, BRL: 5 }

/** A promotion as the gateway answers it. */
export type WirePromotion = Readonly<Record<string, unknown>> & { readonly id: string }

/**
 * A merchant's promotions with their terms, in a language.
 *
 * @param since when the world began, epoch milliseconds: from then on they start and end
 * @returns none for an unknown merchant
 */
export function promotionsOf(
  merchant: string,
  language: TextLanguage,
  since: number,
): readonly WirePromotion[] {
  const profile = profileOf(merchant)
  if (!profile) return []
  const { id, name, currency } = profile
  const { format } = new Intl.NumberFormat(languageTag(language), {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  const money = (dollars: number): string => format(dollars * (PER_DOLLAR[currency] ?? 1))
  const timeOf = (hours: number | undefined): { readonly at?: number } =>
    hours === undefined ? {} : { at: Math.round(since + hours * HOUR_MS) }
  return PROMOTION_KINDS.map((promotion) => {
    const fill = (text: string): string =>
      text.replace('{{amount}}', money(promotion.dollars)).replace('{{name}}', name).replace('{{id}}', id)
    return {
      id: promotion.kind === 'welcome' ? (WELCOME_IDS[id] ?? 'PROMO-WELCOME') : promotion.kind,
      title: fill(promotion.titles[language]),
      subTitle: fill(promotion.sublines[language]),
      image: `/cdn/promotions/${id}/${promotion.kind}.svg`,
      startTime: timeOf(promotion.startsIn).at,
      endTime: timeOf(promotion.endsIn).at,
      buttonText: promotion.ctas[language],
      promoAnnouncementCategoryIds: [PROMOTION_CATEGORIES[promotion.category].id],
      ...linkOf(promotion, merchant, fill),
      ...promotionTerms(language, promotion.dollars, money),
    }
  })
}

function linkOf(
  { redirect, externalLink, launches }: PromotionKind,
  merchant: string,
  fill: (text: string) => string,
): object {
  if (redirect) return { redirect }
  if (externalLink) return { externalLink: fill(externalLink) }
  const game = launches && catalogueOf(merchant)[0]?.games[0]
  return game
    ? { linkageType: 'G', linkage: game.name, vendor: game.vendor, gameType: game.code, nodeId: '5300' }
    : {}
}
