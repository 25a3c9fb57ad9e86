import type { Localised } from './localised.ts'
import type { MockMember } from './members.ts'
import type { MockOrder } from './order.ts'
import { pastOrders } from './past-orders.ts'
import { REFUSALS } from './refusals.ts'
import { profileOf } from './merchants.ts'
import { ORDERS } from './wallet-scenarios.ts'
import type { World } from './world.ts'
import { worldTime } from './clock.ts'

/** What a player orders. */
export type OrderRequest = Pick<MockOrder, 'kind' | 'amount' | 'method'> & {
  readonly reference?: string | undefined
}

interface Book {
  readonly orders: MockOrder[]
  /** Whose past orders are in the book. */
  readonly members: Set<string>
  /** References that the gateway has answered with `none`, by member and reference: an order with one comes too late. */
  readonly closed: Set<string>
  next: number
}

/** Name of the slice that the mocks of the wallet share. */
const SLICE = 'wallet'
const FIRST_ORDER = 880_001
/** How long the approval of a payment and of a withdrawal takes, in milliseconds. */
export const APPROVAL_MS = { deposit: 3_000, withdraw: 60_000 } as const

function bookOf(world: World): Book {
  const found = world.slices.get(SLICE) as Book | undefined
  if (found) return found
  const book: Book = { orders: [], members: new Set(), closed: new Set(), next: FIRST_ORDER }
  world.slices.set(SLICE, book)
  return book
}

/** Currencies in whole units have no decimals. */
const digitsOf = ({ merchant }: World): number =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: profileOf(merchant)?.currency ?? 'USD',
  }).resolvedOptions().maximumFractionDigits ?? 0

/** A member's orders, the newest first, with what time has decided since. */
export function ordersOf(world: World, member: MockMember): readonly MockOrder[] {
  const book = bookOf(world)
  if (!book.members.has(member.id)) {
    book.members.add(member.id)
    book.orders.unshift(...pastOrders(member, profileOf(world.merchant)?.currency ?? 'USD'))
  }
  const now = worldTime()
  for (const order of book.orders)
    if (order.state === 'waiting' && order.decidedAt !== undefined && order.decidedAt <= now)
      decide(world, order, order.outcome ?? 'arrived', order.decidedAt)
  return book.orders.filter((order) => order.member === member.id).reverse()
}

/** What the member can spend, as decimal text. */
export function balanceOf(world: World, member: MockMember): string {
  ordersOf(world, member)
  return member.balance.toFixed(digitsOf(world))
}

/** What is locked by withdrawals that wait, as decimal text. */
export const lockedOf = (world: World, member: MockMember): string =>
  ordersOf(world, member)
    .filter(({ kind, state }) => kind === 'withdraw' && state === 'waiting')
    .reduce((sum, { amount }) => sum + Number(amount), 0)
    .toFixed(digitsOf(world))

export const orderByReference = (
  world: World,
  member: MockMember,
  reference: string,
): MockOrder | undefined => ordersOf(world, member).find((order) => order.reference === reference)

/** Tells whether an order of the reference came; if none did, none may come any more. */
export function closeReference(world: World, member: MockMember, reference: string): MockOrder | undefined {
  const order = orderByReference(world, member, reference)
  if (!order) bookOf(world).closed.add(`${member.id} ${reference}`)
  return order
}
export const isClosed = (world: World, member: MockMember, reference: string): boolean =>
  bookOf(world).closed.has(`${member.id} ${reference}`)

/** Books an order. A withdrawal locks its amount; its caller has checked that it is there. */
export function placeOrder(world: World, member: MockMember, request: OrderRequest): MockOrder {
  ordersOf(world, member)
  const book = bookOf(world)
  const order: MockOrder = {
    ...request,
    id: `${request.kind === 'deposit' ? 'D' : 'W'}${book.next++}`,
    reference: ORDERS.of(world) === 'no-references' ? undefined : request.reference,
    member: member.id,
    placedAt: worldTime(),
    state: 'waiting',
  }
  book.orders.push(order)
  if (order.kind === 'withdraw') {
    addToBalance(world, member, -Number(order.amount))
    schedule(world, order)
  }
  return order
}

/** The player has paid a deposit, or has given up at the payment page; `undefined`: looks at it. */
export function payOrder(world: World, id: string, paid: boolean | undefined): MockOrder | undefined {
  const order = bookOf(world).orders.find((one) => one.id === id && one.kind === 'deposit')
  if (!order || paid === undefined || order.state !== 'waiting' || order.decidedAt !== undefined) return order
  if (paid) schedule(world, order)
  else decide(world, order, 'refused', worldTime(), REFUSALS.unpaid)
  return order
}

/** A withdrawal that waits is cancelled, and its amount is free again: `false` where it is too late. */
export function cancelOrder(world: World, member: MockMember, id: string): boolean {
  const order = ordersOf(world, member).find((one) => one.id === id && one.kind === 'withdraw')
  if (order?.state !== 'waiting') return false
  decide(world, order, 'cancelled', worldTime())
  return true
}

function schedule(world: World, order: MockOrder): void {
  const scenario = ORDERS.of(world)
  if (scenario === 'waiting') {
    order.decidedAt = Infinity
    return
  }
  order.outcome = scenario === 'refused' ? 'refused' : 'arrived'
  if (order.outcome === 'refused') order.reason = REFUSALS[order.kind]
  order.decidedAt = worldTime() + APPROVAL_MS[order.kind]
}

function decide(
  world: World,
  order: MockOrder,
  state: 'arrived' | 'refused' | 'cancelled',
  at: number,
  reason?: Localised,
): void {
  order.state = state
  order.endedAt = at
  if (reason) order.reason = reason
  const member = world.members.find(({ id }) => id === order.member)
  const raises = order.kind === 'deposit' ? state === 'arrived' : state !== 'arrived'
  if (member && raises) addToBalance(world, member, Number(order.amount))
}

/** Adds to a balance, in the currency's smallest unit. */
function addToBalance(world: World, member: MockMember, change: number): void {
  const unit = 10 ** digitsOf(world)
  member.balance = (Math.round(member.balance * unit) + Math.round(change * unit)) / unit
}
