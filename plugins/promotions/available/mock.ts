import { defineMock, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'

/** Which of its promotions the merchant has ended; both run by default. */
export const PROMOTIONS = defineChoice({
  name: 'available',
  group: 'promotions',
  label: 'App and referral promotions',
  otherwise: 'app and referral',
  choices: { referral: 'referral only', app: 'app only', none: 'none' },
})

/** The merchant's promotions at the mock gateway (CA-16, EN-26). */
export default defineMock({
  id: 'promotions.available',
  scenarios: [PROMOTIONS],
  initial: () => ({}),
  routes: [
    {
      id: 'promotions.available',
      method: 'GET',
      path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
      reply: ({ world }) => {
        const running = PROMOTIONS.of(world)
        const app = running === undefined || running === 'app'
        const referral = running === undefined || running === 'referral'
        return success({
          APP_DOWNLOAD: { enabled: app, count: app ? 1 : 0 },
          REFERRAL: { enabled: referral, count: referral ? 2 : 0 },
        })
      },
    },
  ],
})
