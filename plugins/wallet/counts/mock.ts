import { defineMock, type MockCall, success } from '../../../mocks/define-mock.ts'
import { cardsOf } from '../../../mocks/world/cards.ts'
import { profileOf } from '../../../mocks/world/merchants.ts'
import type { OrderKind } from '../../../mocks/world/order.ts'
import { ordersOf } from '../../../mocks/world/wallet.ts'

/** How many orders a summary lists. */
const LATEST = 10

/** The summaries of deposits and withdrawals at the mock gateway, from the orders of the world. */
export default defineMock<object>({
  id: 'wallet.counts',
  initial: () => ({}),
  routes: [
    {
      id: 'wallet.deposit-summary',
      method: 'GET',
      path: '/wps/relay/MCSFE_getDepositSummary',
      auth: 'member',
      reply(call) {
        const { count, latest } = summaryOf(call, 'deposit')
        return success({ totalDepositSuccessCount: count, latest })
      },
    },
    {
      id: 'wallet.withdraw-summary',
      method: 'GET',
      path: '/wps/relay/MCSFE_getWithdrawSummary',
      auth: 'member',
      reply(call) {
        const { count, latest } = summaryOf(call, 'withdraw')
        return success({ totalWithdrawSuccessCount: count, latest, ...cardLists(call) })
      },
    },
  ],
})

function summaryOf(
  { world, member }: MockCall<object>,
  kind: OrderKind,
): { count: number; latest: object[] } {
  const currency = profileOf(world.merchant)?.currency
  const arrived = member
    ? ordersOf(world, member).filter((order) => order.kind === kind && order.state === 'arrived')
    : []
  // An order that was placed earlier may arrive later.
  const latest = [...arrived].sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0)).slice(0, LATEST)
  return {
    count: arrived.length,
    latest: latest.map(({ id, amount, endedAt }) => ({ orderId: id, amount, currency, time: endedAt })),
  }
}

/** The cards and wallets of a member by their kind (EN-16). A Pix key is one of the accounts of banks. */
function cardLists({ world, member }: MockCall<object>): object {
  const cards = member ? cardsOf(world, member) : []
  const list = (...kinds: readonly string[]): readonly object[] =>
    cards.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => ({ id }))
  return {
    fullBankCardList: list('bank', 'pix'),
    fullVirtualWalletList: list('virtual-wallet'),
    fullEWalletList: list('e-wallet'),
  }
}
