import { ODD_PROMOTIONS, manyOf } from '../../../mocks/catalogue/promotions/odd-promotions.ts'
import { PROMOTION_CATEGORIES } from '../../../mocks/catalogue/promotions/promotion.ts'
import { promotionsOf, type WirePromotion } from '../../../mocks/catalogue/promotions/promotions-of.ts'
import { textLanguage } from '../../../mocks/catalogue/titles.ts'
import { defineMock, type MockCall, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import { worldTime } from '../../../mocks/world/clock.ts'

const MANY = 2_000

const PROMOTIONS = defineChoice({
  name: 'promotions',
  group: 'promotions',
  label: 'Promotions',
  otherwise: 'Some that run, come and are over',
  choices: {
    none: 'None',
    many: '2,000',
    odd: 'Fields missing and wrong, hostile HTML, long texts',
  },
})

/** The promotions run from the creation of the world. */
interface Slice {
  readonly since: number
}

/** The promotions of the mock gateway (CA-21, EN-20). */
export default defineMock<Slice>({
  id: 'promotions.activity',
  scenarios: [PROMOTIONS],
  initial: () => ({ since: worldTime() }),
  routes: [
    {
      id: 'activity.categories',
      method: 'GET',
      path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
      reply: ({ language, world }) => {
        const own = textLanguage(language)
        const categories: unknown[] = Object.values(PROMOTION_CATEGORIES).map((category) => ({
          id: category.id,
          name: category[own],
        }))
        if (PROMOTIONS.of(world) === 'odd')
          categories.push(null, { id: 98 }, { name: 'No id' }, { id: '99', name: 'Category '.repeat(33) })
        return success(categories)
      },
    },
    {
      id: 'activity.list',
      method: 'GET',
      path: '/wps/relay/PROMOFE_getPromotionAnnouncements',
      reply: (call) => success(promotionsIn(call).map(withoutTerms)),
    },
    {
      id: 'activity.get',
      method: 'GET',
      path: '/wps/relay/PROMOFE_getPromotionAnnouncement',
      reply: (call) => {
        const id = call.url.searchParams.get('id') ?? ''
        return success(promotionsIn(call).find((promotion) => idOf(promotion) === id) ?? null)
      },
    },
  ],
})

function promotionsIn({ language, world, slice }: MockCall<Slice>): readonly unknown[] {
  const own: readonly WirePromotion[] = promotionsOf(world.merchant, textLanguage(language), slice.since)
  const scenario = PROMOTIONS.of(world)
  if (scenario === 'none') return []
  if (scenario === 'many') return manyOf(own, MANY)
  return scenario === 'odd' ? [...ODD_PROMOTIONS, ...own.slice(0, 1)] : own
}

const idOf = (promotion: unknown): string | undefined =>
  typeof promotion === 'object' && promotion !== null && 'id' in promotion ? String(promotion.id) : undefined

/** A promotion of the list: what its page shows comes with its own call. */
function withoutTerms(promotion: unknown): unknown {
  if (typeof promotion !== 'object' || promotion === null) return promotion
  return { ...promotion, header: undefined, content: undefined, footer: undefined }
}
