import { defineMock, failure, type MockCall, type MockReply, success } from '../../../mocks/define-mock.ts'
import { defineChoice, defineFlag } from '../../../mocks/define-scenario.ts'
import { CARDS, cardsOf } from '../../../mocks/world/cards.ts'
import { localisedFor } from '../../../mocks/world/localised.ts'
import { profileOf } from '../../../mocks/world/merchants.ts'
import {
  balanceOf,
  cancelOrder,
  isClosed,
  orderByReference,
  ordersOf,
  placeOrder,
} from '../../../mocks/world/wallet.ts'
import { ORDERS } from '../../../mocks/world/wallet-scenarios.ts'
import { wireOrder } from '../../../mocks/world/wire-order.ts'
import { ODD_ACCOUNTS, REFUSED } from './mock-texts.ts'

const WAGERING = defineFlag({
  name: 'wagering',
  group: 'wallet',
  label: 'Wagering before a withdrawal',
  otherwise: 'Nothing left',
  on: 'Some is left',
})
const PAYOUT = defineChoice({
  name: 'payout',
  group: 'wallet',
  label: 'Limits of withdrawals',
  otherwise: 'The usual',
  choices: {
    fee: 'A fee, and a daily limit',
    spent: "Today's limit is used up",
    contradict: 'They contradict each other',
    bare: 'None are told, nor what is available',
    odd: 'Bad values',
  },
})

/** Limits of an order, by currency; of currencies with large amounts, and of others. */
const LIMITS = { large: { min: 50_000, max: 20_000_000 }, small: { min: 20, max: 5_000 } } as const
const LARGE: readonly string[] = ['VND', 'IDR', 'KHR', 'MMK']
const WAGERED = { large: { required: '500000', done: '380000' }, small: { required: '500', done: '380' } }

type Call = MockCall<object>

/** Withdrawals of the mock gateway: one order for each reference, cancelled while they wait. */
export default defineMock<object>({
  id: 'wallet.withdraw',
  scenarios: [WAGERING, PAYOUT],
  initial: () => ({}),
  routes: [
    {
      id: 'wallet.withdraw-info',
      method: 'GET',
      path: '/wps/relay/MCSFE_getWithdrawAccountInfo',
      auth: 'member',
      reply: info,
    },
    {
      id: 'wallet.withdraw',
      method: 'POST',
      path: '/wps/relay/MCSFE_withdraw',
      auth: 'member',
      reply: place,
    },
    {
      id: 'wallet.cancel-withdrawal',
      method: 'POST',
      path: '/wps/relay/MCSFE_cancelWithdrawal',
      auth: 'member',
      reply: cancel,
    },
  ],
})

const currencyOf = ({ world }: Call): string => profileOf(world.merchant)?.currency ?? 'USD'
const sizeOf = (call: Call): 'large' | 'small' => (LARGE.includes(currencyOf(call)) ? 'large' : 'small')

/** `undefined`: there is no limit. */
function limitsOf(call: Call): { readonly min?: number; readonly max?: number; readonly dailyLeft?: number } {
  const { min, max } = LIMITS[sizeOf(call)]
  switch (PAYOUT.of(call.world)) {
    case 'fee':
      return { min, max, dailyLeft: min * 20 }
    case 'spent':
      return { min, max, dailyLeft: 0 }
    case 'contradict':
      return { min: max, max: min }
    case 'bare':
      return {}
    default:
      return { min, max }
  }
}

function info(call: Call): MockReply {
  const { member, world } = call
  if (!member) return failure('withdraw.param.err', 'A member is missing')
  const { min, max, dailyLeft } = limitsOf(call)
  const scenario = PAYOUT.of(world)
  const accounts = cardsOf(world, member).map(({ id, kind, bank, masked }) => ({
    id,
    kind,
    name: bank ?? '',
    masked,
  }))
  return success({
    currency: currencyOf(call),
    ...(scenario !== 'bare' && { available: balanceOf(world, member) }),
    ...(min !== undefined && { min: String(min) }),
    ...(max !== undefined && { max: String(max) }),
    ...(dailyLeft !== undefined && { dailyLeft: String(dailyLeft) }),
    ...(scenario === 'fee' && { fee: String(LIMITS[sizeOf(call)].min / 10) }),
    ...(WAGERING.of(world) && { wagering: WAGERED[sizeOf(call)] }),
    ...(scenario === 'odd' && { min: '-5', max: '1e9', fee: 'none', wagering: { required: 'all' } }),
    accounts: CARDS.of(world) === 'odd' ? [...ODD_ACCOUNTS, ...accounts] : accounts,
  })
}

function place(call: Call): MockReply {
  const { body, member, language, world } = call
  const text = localisedFor(language)
  const order: { readonly [name in 'accountId' | 'amount' | 'currency' | 'reference']?: unknown } =
    Object(body)
  const { accountId, amount, currency, reference } = order
  if (
    !member ||
    typeof amount !== 'string' ||
    !/^\d{1,15}(?:\.\d{1,8})?$/.test(amount) ||
    currency !== currencyOf(call) ||
    typeof reference !== 'string' ||
    reference === ''
  )
    return failure('withdraw.param.err', 'A withdrawal needs account, amount, currency and reference')
  const hasReferences = ORDERS.of(world) !== 'no-references'
  const known = hasReferences ? orderByReference(world, member, reference) : undefined
  if (known) return success(wireOrder(known, call))
  if (hasReferences && isClosed(world, member, reference))
    return failure('reference.closed', text(REFUSED.closed))
  const account = cardsOf(world, member).find(({ id }) => id === accountId)
  if (!account) return failure('withdraw.account.gone', text(REFUSED.gone))
  if (WAGERING.of(world)) return failure('withdraw.wagering.left', text(REFUSED.wagering))
  const { min = 0, max = Infinity, dailyLeft = Infinity } = limitsOf(call)
  const units = Number(amount)
  if (units <= 0 || units < min || units > max || units > dailyLeft)
    return failure('withdraw.amount.limit', text(REFUSED.limit))
  if (units > Number(balanceOf(world, member))) return failure('withdraw.balance.short', text(REFUSED.short))
  const placed = placeOrder(world, member, { kind: 'withdraw', amount, method: account.masked, reference })
  return success(wireOrder(placed, call))
}

/** A cancelled order stays so, however often it is asked for. */
function cancel(call: Call): MockReply {
  const { body, member, language, world } = call
  const { orderId }: { readonly orderId?: unknown } = Object(body)
  const order = member && ordersOf(world, member).find(({ id }) => id === orderId)
  if (!member || !order) return failure('order.unknown', localisedFor(language)(REFUSED.gone))
  const isCancelled = cancelOrder(world, member, order.id) || order.state === 'cancelled'
  return isCancelled
    ? success(wireOrder(order, call))
    : failure('withdraw.cancel.late', localisedFor(language)(REFUSED.late))
}
