// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { profile, worldInState } from '../gateway/caller.fake.ts'
import { APPROVAL_MS, ordersOf, placeOrder } from '../world/wallet.ts'
import { payPage } from './pay-page.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start() {
  const world = worldInState('')
  const [member] = world.members
  if (!member) throw new Error('no members')
  const order = placeOrder(world, member, {
    kind: 'deposit',
    amount: '500000',
    method: 'QR',
    reference: 'R1',
  })
  const open = async (query: string) => {
    const response = payPage(new URL(`http://lotus.localhost/__gateway/pay?${query}`), world, profile)
    return { status: response.status, html: await response.text() }
  }
  return { world, member, order, open }
}

describe('the page of the payment service', () => {
  it('shows the amount, a way to pay and a way out', async () => {
    const { open, order } = start()
    const { status, html } = await open('order=D880001')
    expect(status).toBe(200)
    expect(html).toContain('₫500,000')
    expect(html).toContain('href="/__gateway/pay?order=D880001&amp;paid=1"')
    expect(html).toContain('href="/__gateway/pay?order=D880001&amp;paid=0"')
    expect(order.state).toBe('waiting')
  })
  it('pays once, and leads back', async () => {
    const { world, member, open } = start()
    const { balance } = member
    for (const query of ['order=D880001&paid=1', 'order=D880001&paid=1', 'order=D880001&paid=0'])
      expect((await open(query)).html).toContain('₫500,000 was paid')
    vi.advanceTimersByTime(APPROVAL_MS.deposit)
    expect(ordersOf(world, member)[0]?.state).toBe('arrived')
    expect(member.balance).toBe(balance + 500_000)
    expect((await open('order=D880001')).html).toContain('href="/m/voucherCenter"')
  })
  it('gives up', async () => {
    const { open, order } = start()
    expect((await open('order=D880001&paid=0')).html).toContain('Nothing was paid')
    expect((await open('order=D880001&paid=1')).html).toContain('Nothing was paid')
    expect(order.state).toBe('refused')
  })
  it.each(['', 'order=D1', 'order=%3Cscript%3E', 'paid=1'])('knows no order of %j', async (query) => {
    const { status, html } = await start().open(query)
    expect(status).toBe(404)
    expect(html).not.toContain('<script>')
  })
})
