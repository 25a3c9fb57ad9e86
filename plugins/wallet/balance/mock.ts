import { defineMock, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import { profileOf } from '../../../mocks/world/merchants.ts'
import { balanceOf, lockedOf } from '../../../mocks/world/wallet.ts'

const BALANCE = defineChoice({
  name: 'balance',
  group: 'wallet',
  label: 'Balance',
  otherwise: 'The member’s own',
  choices: { large: 'Hundreds of billions', odd: 'No number' },
})
const LARGE = '125480930500.25'

/** The balance of a member at the mock gateway. */
export default defineMock<object>({
  id: 'wallet.balance',
  scenarios: [BALANCE],
  initial: () => ({}),
  routes: [
    {
      id: 'wallet.balance',
      method: 'GET',
      path: '/wps/relay/MCSFE_getBalance',
      auth: 'member',
      reply({ world, member }) {
        if (!member) return success(null)
        const kind = BALANCE.of(world)
        const own = balanceOf(world, member)
        return success({
          balance: kind === 'odd' ? 'n/a' : kind === 'large' ? LARGE : own,
          currency: profileOf(world.merchant)?.currency,
          lockedAmount: lockedOf(world, member),
        })
      },
    },
  ],
})
