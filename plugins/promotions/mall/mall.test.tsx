import { HTTP, HttpError, OVERLAYS } from '@foyer/sdk'
import { fakeHttp, FakeOverlays, fakeServices, fakeStorage, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Goods, Mall } from './goods.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const goods = (id: string, price: number, stock?: number): Goods => ({
  id,
  name: `Goods ${id}`,
  text: '',
  image: '',
  price,
  stock,
})
const mall = (points: number, ...list: readonly Goods[]): Mall => ({ points, goods: list, refused: [] })
const SOME = mall(12_480, goods('1', 800), goods('2', 12_000, 1), goods('3', 96_000, 2), goods('4', 500, 0))
const error = (code: string, message?: string) =>
  new HttpError(code, '', 'promotions.redeem', message === undefined ? undefined : { status: 200, message })

async function show(answers: object = {}, storage = fakeStorage()) {
  const http = fakeHttp({
    'promotions.mall': SOME,
    'promotions.redeem': 11_680,
    'promotions.redemptions': { orders: [], refused: [] },
    ...answers,
  })
  const overlays = new FakeOverlays()
  const services = { ...fakeServices({ texts: EN }), [HTTP]: http, [OVERLAYS]: overlays }
  const test = await testPlugin(plugin, { services, texts: EN, storage })
  await act(async () => void render(test.element('MallScreen')))
  return { http, overlays, storage }
}
const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const openGoods = (id: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`Goods ${id}`) })))
const sheet = () => screen.getByRole('dialog')
const redeem = () =>
  act(async () => fireEvent.click(within(sheet()).getByRole('button', { name: /^Redeem/ })))
const unlock = () => act(() => vi.advanceTimersByTimeAsync(600))
const orderIds = (http: ReturnType<typeof fakeHttp>) =>
  http.callsOf('promotions.redeem').map(({ body }) => (body as { readonly orderId: string }).orderId)

describe('MallScreen', () => {
  it('[RT-16] shows the points, and goods with price, stock and what is missing', async () => {
    await show()
    expect(screen.getByRole('region', { name: EN.balance }).textContent).toContain('12,480')
    expect(cards()).toEqual([
      'Goods 1800 points',
      '1 leftGoods 212,000 points',
      '2 leftGoods 396,000 points83,520 points short',
      'Sold outGoods 4500 points',
    ])
  })

  it('filters by what can be redeemed now', async () => {
    await show()
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'I can afford (2)' })))
    expect(cards()).toHaveLength(2)
    expect(cards()[1]).toContain('Goods 2')
  })

  it('[RT-16] asks before points are spent: price and what remains; then points and stock are less', async () => {
    const { http, overlays } = await show({ 'promotions.redeem': 480 })
    await openGoods('2')
    const sums = [...sheet().querySelectorAll('dd')].map(({ textContent }) => textContent)
    expect(sums).toEqual(['12,480 points', '12,000 points', '480 points'])
    expect(http.callsOf('promotions.redeem')).toEqual([])
    await redeem()
    expect(http.callsOf('promotions.redeem').map(({ body }) => body)).toEqual([
      { goodsId: '2', price: '12000', orderId: expect.stringMatching(/^[\da-f]{32}$/) },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(overlays.toasts.map(({ text }) => text)).toEqual(['Redeemed: Goods 2'])
    expect(screen.getByRole('region', { name: EN.balance }).textContent).toContain('480')
    expect(cards()[1]).toContain('Sold out')
  })

  it.each([
    ['3', '83,520 points short'],
    ['4', EN.sold_out],
  ])('goods that cannot be redeemed say why: %s', async (id, text) => {
    const { http } = await show()
    await openGoods(id)
    const button = within(sheet()).getByRole<HTMLButtonElement>('button', { name: text })
    expect(button.disabled).toBe(true)
    fireEvent.click(button)
    expect(http.callsOf('promotions.redeem')).toEqual([])
  })

  it('sends one order however often it is tapped', async () => {
    const { http } = await show({ 'promotions.redeem': () => new Promise(() => {}) })
    await openGoods('1')
    await redeem()
    await redeem()
    expect(http.callsOf('promotions.redeem')).toHaveLength(1)
  })

  it.each(['HT-NETWORK', 'HT-TIMEOUT'])(
    'after a lost answer (%s) each further attempt has the same order id, also after the sheet was closed and after a reload',
    async (code) => {
      const { http, storage } = await show({ 'promotions.redeem': error(code) })
      await openGoods('1')
      await redeem()
      expect(within(sheet()).getByRole('alert').textContent).toBe(EN.order_unknown)
      await unlock()
      await redeem()
      await unlock()
      await act(async () => fireEvent.click(within(sheet()).getByRole('button', { name: EN.close })))
      await openGoods('1')
      await redeem()
      cleanup()
      const again = await show({}, storage)
      await openGoods('1')
      await redeem()
      const ids = [...orderIds(http), ...orderIds(again.http)]
      expect(ids).toHaveLength(4)
      expect(new Set(ids).size).toBe(1)
      // That one is redeemed: the next is another order.
      await unlock()
      await openGoods('1')
      await redeem()
      expect(new Set(orderIds(again.http)).size).toBe(2)
    },
  )

  it('a refusal says why, spends nothing, and the next attempt is another order', async () => {
    const { http, overlays } = await show({ 'promotions.redeem': error('HT-REFUSED', 'Somebody was faster') })
    await openGoods('1')
    await redeem()
    expect(within(sheet()).getByRole('alert').textContent).toBe('Somebody was faster')
    expect(overlays.toasts).toEqual([])
    // What is shown may be out of date.
    expect(http.callsOf('promotions.mall')).toHaveLength(2)
    await unlock()
    await redeem()
    expect(new Set(orderIds(http)).size).toBe(2)
  })

  it('[RT-16] says why goods were refused that are no longer in the market', async () => {
    const { http } = await show({ 'promotions.redeem': error('HT-REFUSED', 'No longer offered') })
    await openGoods('1')
    http.answers['promotions.mall'] = mall(12_480, goods('2', 12_000))
    await redeem()
    expect(cards()).toEqual(['Goods 212,000 points'])
    expect(within(sheet()).getByRole('alert').textContent).toBe('No longer offered')
    expect(within(sheet()).getByRole<HTMLButtonElement>('button', { name: EN.sold_out }).disabled).toBe(true)
  })

  it('shows what was redeemed', async () => {
    const order = {
      id: '9',
      name: 'Canvas bag',
      price: 1_800,
      at: Date.parse('2026-02-18T10:00:00Z'),
      state: 'DONE',
    }
    await show({ 'promotions.redemptions': { orders: [order], refused: [] } })
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: EN.tab_history })))
    const [row] = screen.getAllByRole('listitem')
    expect(row?.textContent).toMatch(/Canvas bag1,800 pointsFeb 18, 2026.*Delivered/)
  })

  it.each<[string, object, string]>([
    ['no goods', { 'promotions.mall': mall(5) }, EN.none],
    ['an answer that is none', { 'promotions.mall': error('HT-SHAPE') }, EN.load_failed],
    [
      'a gateway that is not reached, though the network is there',
      { 'promotions.mall': error('HT-NETWORK') },
      EN.load_failed,
    ],
    ['no network', { 'promotions.mall': error('HT-OFFLINE') }, EN.load_offline],
  ])('says what is the matter: %s', async (_case, answers, text) => {
    await show(answers)
    expect(screen.getByText(text)).toBeTruthy()
  })
})
