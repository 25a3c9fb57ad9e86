import { defineMock, failure, type MockCall, type MockReply, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import { localisedFor } from '../../../mocks/world/localised.ts'
import { profileOf } from '../../../mocks/world/merchants.ts'
import { isClosed, orderByReference, placeOrder } from '../../../mocks/world/wallet.ts'
import { wireOrder } from '../../../mocks/world/wire-order.ts'
import type { World } from '../../../mocks/world/world.ts'
import {
  AMOUNT_LIMIT,
  MANY_METHODS,
  METHOD_CLOSED,
  methodsOf,
  type MockMethod,
  ODD_METHODS,
  REFERENCE_CLOSED,
  unitOf,
} from './mock-methods.ts'

/** What this gateway takes as an amount. */
const AMOUNT = /^\d{1,15}(?:\.\d{1,8})?$/
/** By so much a limit is raised. */
const RAISE = 10

const METHODS = defineChoice({
  name: 'methods',
  group: 'wallet',
  label: 'Ways to deposit',
  otherwise: 'A few',
  choices: {
    none: 'None',
    one: 'Only the second',
    many: 'Fifty',
    raised: 'Higher least amounts',
    odd: 'Bad entries',
  },
})

type Call = MockCall<null>

/** Deposits at the mock gateway: a reference is booked once. */
export default defineMock<null>({
  id: 'wallet.deposit',
  scenarios: [METHODS],
  initial: () => null,
  routes: [
    {
      id: 'wallet.deposit-settings',
      method: 'GET',
      path: '/wps/relay/MCSFE_getDepositSettings',
      auth: 'member',
      reply(call) {
        const { world } = call
        const methods = listed(world).map((method) => wire(call, method))
        const odd = METHODS.of(world) === 'odd' ? ODD_METHODS : []
        return success({ currency: currencyOf(world), methods: [...odd, ...methods] })
      },
    },
    {
      id: 'wallet.deposit',
      method: 'POST',
      path: '/wps/relay/MCSFE_deposit',
      auth: 'member',
      reply: deposit,
    },
  ],
})

function deposit(call: Call): MockReply {
  const { world, member, body, language } = call
  const text = localisedFor(language)
  const { methodId, amount, currency, reference }: Readonly<Record<string, unknown>> = Object(body)
  if (typeof reference !== 'string' || reference === '' || !member)
    return failure('deposit.param.err', 'An order needs a reference')
  const known = orderByReference(world, member, reference)
  if (known) return success(wireOrder(known, call))
  if (isClosed(world, member, reference)) return failure('deposit.reference.closed', text(REFERENCE_CLOSED))
  if (typeof amount !== 'string' || !AMOUNT.test(amount) || currency !== currencyOf(world))
    return failure('deposit.param.err', 'An order needs an amount in the currency of the merchant')
  const method = listed(world).find(({ id }) => id === methodId)
  if (!method) return failure('deposit.method.closed', text(METHOD_CLOSED))
  const { min, max } = limitsOf(world, method)
  if (Number(amount) < Number(min) || Number(amount) > Number(max))
    return failure('deposit.amount.limit', text(AMOUNT_LIMIT))
  const order = placeOrder(world, member, { kind: 'deposit', amount, method: text(method.name), reference })
  return success(wireOrder(order, call))
}

const currencyOf = (world: World): string => profileOf(world.merchant)?.currency ?? 'USD'

function listed(world: World): readonly MockMethod[] {
  const methods = methodsOf(currencyOf(world))
  switch (METHODS.of(world)) {
    case 'none':
      return []
    case 'one':
      return methods.slice(1, 2)
    case 'many':
      return MANY_METHODS
    default:
      return methods
  }
}

function limitsOf(world: World, { min, max }: MockMethod) {
  const unit = unitOf(currencyOf(world))
  const least = min * unit * (METHODS.of(world) === 'raised' ? RAISE : 1)
  return { min: `${least}`, max: `${max * unit}` } as const
}

function wire({ world, language }: Call, method: MockMethod): object {
  const { id, kind, name, note, amounts } = method
  const text = localisedFor(language)
  const unit = unitOf(currencyOf(world))
  return {
    id,
    kind,
    name: text(name),
    ...limitsOf(world, method),
    amounts: amounts.map((amount) => String(amount * unit)),
    ...(note && { note: text(note) }),
  }
}
