// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { worldInState } from './caller.fake.ts'
import type { MockMember } from '../world/members.ts'
import {
  APPROVAL_MS,
  balanceOf,
  cancelOrder,
  closeReference,
  isClosed,
  lockedOf,
  orderByReference,
  ordersOf,
  payOrder,
  placeOrder,
} from '../world/wallet.ts'
import { wireOrder } from '../world/wire-order.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }))
afterEach(() => vi.useRealTimers())

function start(state = '') {
  const world = worldInState(state)
  const member = world.members.find(({ key }) => key === 'player')
  if (!member) throw new Error('there is no player')
  member.balance = 1_000_000
  const url = new URL('http://lotus.localhost:5173/')
  const place = (kind: 'deposit' | 'withdraw', amount: string, reference = 'R1') =>
    placeOrder(world, member, { kind, amount, method: 'QR', reference })
  return {
    world,
    member,
    place,
    wire: (order: ReturnType<typeof place>) => wireOrder(order, { world, language: 'EN', url }),
  }
}
const newest = ({
  world,
  member,
}: {
  readonly world: Parameters<typeof ordersOf>[0]
  readonly member: MockMember
}) => ordersOf(world, member)[0]

describe('the wallet of the mock gateway', () => {
  it('a member has orders of the past; a new one has none', () => {
    const { world, member } = start()
    expect(ordersOf(world, member)).toHaveLength(45)
    expect(balanceOf(world, member)).toBe('1000000')
    const newcomer = world.members.find(({ key }) => key === 'newcomer')
    expect(newcomer && ordersOf(world, newcomer)).toEqual([])
  })

  it('a deposit waits until it is paid, and raises the balance when it is approved', () => {
    const { world, member, place, wire } = start()
    const order = place('deposit', '500000')
    expect(wire(order)).toMatchObject({
      orderId: 'D880001',
      type: 'DEPOSIT',
      amount: '500000',
      currency: 'VND',
      status: 'PENDING',
      payUrl: 'http://lotus.localhost:5173/__gateway/pay?order=D880001',
    })
    vi.advanceTimersByTime(3_600_000)
    expect(newest({ world, member })?.state).toBe('waiting')
    payOrder(world, order.id, true)
    expect(wire(order)).not.toHaveProperty('payUrl')
    vi.advanceTimersByTime(APPROVAL_MS.deposit - 1)
    expect(balanceOf(world, member)).toBe('1000000')
    vi.advanceTimersByTime(1)
    expect(balanceOf(world, member)).toBe('1500000')
    expect(newest({ world, member })).toMatchObject({ id: 'D880001', state: 'arrived', endedAt: Date.now() })
    payOrder(world, order.id, false)
    expect(order.state).toBe('arrived')
  })

  it('a deposit that is not paid is refused with its reason, and changes nothing', () => {
    const { world, member, place, wire } = start()
    const order = place('deposit', '500000')
    expect(payOrder(world, order.id, undefined)?.state).toBe('waiting')
    payOrder(world, order.id, false)
    expect(wire(order)).toMatchObject({
      status: 'REFUSED',
      reason: 'The payment was cancelled on the payment page',
    })
    expect(balanceOf(world, member)).toBe('1000000')
  })

  it('a withdrawal locks its amount; a cancelled one gives it back', () => {
    const { world, member, place } = start()
    const order = place('withdraw', '300000')
    expect([balanceOf(world, member), lockedOf(world, member)]).toEqual(['700000', '300000'])
    expect([cancelOrder(world, member, order.id), cancelOrder(world, member, order.id)]).toEqual([
      true,
      false,
    ])
    expect([balanceOf(world, member), lockedOf(world, member)]).toEqual(['1000000', '0'])
  })

  it.each([
    ['', 'arrived', '700000'],
    ['orders=refused', 'refused', '1000000'],
    ['orders=waiting', 'waiting', '700000'],
  ])('in the world %j a withdrawal is %s at last', (state, end, balance) => {
    const { world, member, place } = start(state)
    place('withdraw', '300000')
    vi.advanceTimersByTime(APPROVAL_MS.withdraw)
    expect([newest({ world, member })?.state, balanceOf(world, member)]).toEqual([end, balance])
  })

  it('an order is found by its reference; the answer that there is none closes it', () => {
    const { world, member, place } = start()
    place('deposit', '500000', 'R1')
    expect([orderByReference(world, member, 'R1')?.id, orderByReference(world, member, 'R2')]).toEqual([
      'D880001',
      undefined,
    ])
    expect([closeReference(world, member, 'R1')?.id, closeReference(world, member, 'R2')]).toEqual([
      'D880001',
      undefined,
    ])
    expect([isClosed(world, member, 'R1'), isClosed(world, member, 'R2')]).toEqual([false, true])
    const [other] = world.members.filter(({ id }) => id !== member.id)
    expect(other && orderByReference(world, other, 'R1')).toBe(undefined)
  })

  it('a gateway without references finds none', () => {
    const { world, member, place } = start('orders=no-references')
    place('deposit', '500000', 'R1')
    expect(orderByReference(world, member, 'R1')).toBe(undefined)
  })

  it('balances have no errors of binary fractions', () => {
    const { world, member, place } = start('merchant=aurora')
    member.balance = 0.1
    for (const reference of ['R1', 'R2']) payOrder(world, place('deposit', '0.1', reference).id, true)
    vi.advanceTimersByTime(APPROVAL_MS.deposit)
    expect(Number(balanceOf(world, member))).toBe(member.balance)
  })
})
