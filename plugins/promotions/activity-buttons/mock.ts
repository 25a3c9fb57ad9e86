import { defineMock, success } from '../../../mocks/define-mock.ts'
import { textLanguage, type Titles } from '../../../mocks/catalogue/titles.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'

/** What the gateway lists; all actions by default. */
export const BUTTONS = defineChoice({
  name: 'buttons',
  group: 'promotions',
  label: 'Activity buttons',
  otherwise: 'all',
  choices: { none: 'none', unknown: 'one of an unknown action too' },
})

/** Titles that a merchant writes itself; the other buttons have the site's own. */
const TITLES: Titles = {
  EN: 'Offers of the week',
  VI: 'Ưu đãi trong tuần',
  CN: '本周优惠',
  'PT-BR': 'Ofertas da semana',
}

const ACTIONS = [
  'DEPOSIT',
  'REGISTER',
  'REWARD_CENTER',
  'MISSION',
  'POINT_MARKET',
  'INVITE_FRIENDS',
  'MEMBER',
  'APP_DOWNLOAD',
]

/** The activity buttons of the mock gateway (OV-28). */
export default defineMock({
  id: 'promotions.activity-buttons',
  scenarios: [BUTTONS],
  initial: () => ({}),
  routes: [
    {
      id: 'activity-buttons.list',
      method: 'GET',
      path: '/wps/relay/MCSFE_getActivityButtons',
      reply: ({ world, language }) => {
        const listed = BUTTONS.of(world)
        if (listed === 'none') return success([])
        const title = TITLES[textLanguage(language)]
        return success([
          ...ACTIONS.map((action) => ({ action })),
          { action: 'ACTIVITY', title, redirect: '/m/activity', promoAnnouncementCategoryIds: [] },
          ...(listed === 'unknown' ? [{ action: 'LUCKY_WHEEL', title: 'Lucky wheel' }] : []),
        ])
      },
    },
  ],
})
