import { CLOCK, HTTP, HttpError, OVERLAYS, REACHABILITY, SESSION, tracked } from '@foyer/sdk'
import {
  fakeClock,
  fakeHttp,
  FakeOverlays,
  fakeReachability,
  fakeServices,
  fakeSession,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BALANCE } from '../contract/balance.ts'
import { COUNTS, type Counts } from '../contract/counts.ts'
import { moneyScreenShown } from '../contract/money-screens.ts'
import type { Order } from '../contract/order.ts'
import type { DepositMethod, DepositSettings } from './deposit-settings.ts'
import { firstDepositKey } from './first-deposit.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const method = (id: string, part: Partial<DepositMethod> = {}): DepositMethod => ({
  id,
  name: `Method ${id}`,
  kind: 'qr',
  icon: '',
  min: '50000',
  max: '300000000',
  amounts: ['50000', '500000'],
  note: '',
  ...part,
})
const settings = (...methods: readonly DepositMethod[]): DepositSettings => ({
  currency: 'VND',
  methods,
  refused: [],
})
const order = (part: Partial<Order> = {}): Order => ({
  id: 'D880001',
  kind: 'deposit',
  amount: '500000',
  currency: 'VND',
  state: 'waiting',
  method: 'QR transfer',
  reason: '',
  placedAt: Date.parse('2026-11-26T09:00:00Z'),
  endedAt: undefined,
  payUrl: 'https://pay.example/D880001',
  ...part,
})
const error = (code: string, message?: string) =>
  new HttpError(code, '', 'wallet.deposit', message === undefined ? undefined : { status: 200, message })

interface Setup {
  readonly answers?: object
  readonly storage?: ReturnType<typeof fakeStorage>
  readonly counts?: Counts
  readonly overlays?: FakeOverlays
  readonly reachability?: ReturnType<typeof fakeReachability>
  readonly session?: ReturnType<typeof fakeSession>
}
async function show({
  answers = {},
  storage = fakeStorage(),
  counts,
  overlays = new FakeOverlays(),
  reachability = fakeReachability(),
  session = fakeSession(testMember()),
}: Setup = {}) {
  // prettier-ignore
  const http = fakeHttp({
    'wallet.deposit-settings': settings(method('A'), method('B', { min: '100000', note: 'Scan the code.' })),
    'wallet.deposit': order(),
    'wallet.order': order(),
    'wallet.check-reference': { known: false },
    ...answers,
  })
  const clock = fakeClock()
  const refresh = { balance: vi.fn(() => Promise.resolve()), counts: vi.fn(() => Promise.resolve()) }
  const store = (value: unknown) => ({ get: () => value, subscribe: () => () => undefined })
  const services = {
    ...fakeServices({ texts: EN }),
    [CLOCK]: clock,
    [HTTP]: http,
    [OVERLAYS]: overlays,
    [REACHABILITY]: reachability,
    [SESSION]: session,
    [BALANCE]: { state: store({ step: 'loading' }), refresh: refresh.balance },
    [COUNTS]: { state: store(counts), refresh: refresh.counts },
  }
  const test = await testPlugin(plugin, { services, texts: EN, storage })
  await act(async () => void render(test.element('DepositScreen')))
  return { http, overlays, storage, clock, refresh, test }
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: EN.amount_label })
const type = (text: string) => act(async () => fireEvent.change(field(), { target: { value: text } }))
const tap = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })))
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
const bodies = (http: ReturnType<typeof fakeHttp>) =>
  http.callsOf('wallet.deposit').map(({ body }) => body as { readonly reference: string })

describe('DepositScreen', () => {
  it('[RT-10a] tells methods and limits before the tap, and writes the amount as understood on the button', async () => {
    await show()
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Method A',
      'Method B',
    ])
    expect(screen.getByText('From ₫50,000 to ₫300,000,000')).toBeTruthy()
    await choose('Method B')
    expect(screen.getByText('From ₫100,000 to ₫300,000,000')).toBeTruthy()
    expect(screen.getByText('Scan the code.')).toBeTruthy()
    await type('500.000')
    expect(screen.getByRole('button', { name: 'Deposit ₫500,000' })).toBeTruthy()
    await tap('₫50,000'.replace('50', '500'))
    expect(field().value).toBe('500000')
  })

  it('a method’s note runs in the direction of its own text, whatever the page’s is', async () => {
    await show()
    await choose('Method B')
    expect(screen.getByText('Scan the code.').dir).toBe('auto')
  })

  it('[RT-10a] places one order with its reference, and hands over to the payment by a link', async () => {
    const { http } = await show()
    await type('500000')
    screen.getByRole('button', { name: 'Deposit ₫500,000' }).focus()
    await tap('Deposit ₫500,000')
    expect(bodies(http)).toEqual([
      {
        methodId: 'A',
        amount: '500000',
        currency: 'VND',
        reference: expect.stringMatching(/^[\dA-Z-]{19}$/),
      },
    ])
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: EN.to_payment })
    // The button that had the focus is gone.
    expect(document.activeElement?.contains(link) && document.activeElement !== document.body).toBe(true)
    expect([link.href, link.target, link.rel]).toEqual(['https://pay.example/D880001', '_blank', 'noopener'])
    const card = screen.getByRole('region', { name: EN.order_to_pay })
    expect(card.textContent).toContain('₫500,000')
    expect(card.textContent).toContain('D880001')
    expect(card.textContent).toContain('QR transfer')
  })

  it.each([
    ['waiting', { payUrl: undefined }, EN.order_waiting],
    ['arrived', { state: 'arrived', payUrl: undefined }, EN.order_arrived],
    [
      'refused with its reason',
      { state: 'refused', reason: 'Not your card', payUrl: undefined },
      EN.order_refused,
    ],
  ] as const)('[RT-10a] shows on return that the order is %s', async (_case, part, title) => {
    const { http, refresh } = await show()
    await type('500000')
    await tap('Deposit ₫500,000')
    http.answers['wallet.order'] = order(part)
    await comeBack()
    const card = screen.getByRole('region', { name: title })
    if ('reason' in part) expect(card.textContent).toContain(part.reason)
    expect(screen.queryByRole('link', { name: EN.to_payment })).toBeNull()
    const hasArrived = 'state' in part && part.state === 'arrived'
    expect(refresh.balance).toHaveBeenCalledTimes(hasArrived ? 1 : 0)
    expect(refresh.counts).toHaveBeenCalledTimes(hasArrived ? 1 : 0)
  })

  it('a placed order empties the field; a refused one fills it again on demand', async () => {
    const { http } = await show()
    await choose('Method B')
    await type('500000')
    await tap('Deposit ₫500,000')
    await tap(EN.new_deposit)
    expect(field().value).toBe('')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Method B' }).checked).toBe(true)
    await type('700000')
    http.answers['wallet.deposit'] = order({ state: 'refused', amount: '700000', payUrl: undefined })
    await tap('Deposit ₫700,000')
    await tap(EN.retry)
    expect(field().value).toBe('700000')
  })

  it.each([
    ['', EN.amount_missing],
    ['abc', 'Enter the amount in digits, such as ₫1,234.'],
    ['49999', 'The amount must be at least ₫50,000.'],
    ['300000001', 'The amount must be at most ₫300,000,000.'],
  ])('[TR-18] sends and tells nothing for %j, and says why', async (text, problem) => {
    const { http, test } = await show()
    await type(text)
    await act(async () => void fireEvent.submit(field()))
    expect(screen.getByText(problem)).toBeTruthy()
    expect(document.activeElement).toBe(field())
    expect(bodies(http)).toEqual([])
    expect(test.emitted(tracked)).toEqual([])
    expect(field().value).toBe(text)
  })

  it('sends one order however often it is tapped', async () => {
    const { http } = await show({ answers: { 'wallet.deposit': () => new Promise(() => {}) } })
    await type('500000')
    const button = screen.getByRole('button', { name: 'Deposit ₫500,000' })
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await act(async () => void fireEvent.submit(field()))
    expect(bodies(http)).toHaveLength(1)
    expect(screen.getByRole('button', { name: EN.sending })).toBeTruthy()
  })

  it('after a refusal it says why, loads the settings anew, and loses nothing', async () => {
    const { http } = await show({
      answers: { 'wallet.deposit': error('HT-REFUSED', 'Closed at the moment') },
    })
    await choose('Method B')
    await type('500000')
    http.answers['wallet.deposit-settings'] = settings(method('A'))
    await tap('Deposit ₫500,000')
    expect(screen.getByText('Closed at the moment')).toBeTruthy()
    expect(
      screen.getByText('“Method B” is no longer offered. Choose another method. Your amount is still here.'),
    ).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Method A' }).checked).toBe(false)
    expect(field().value).toBe('500000')
    await tap('Deposit ₫500,000')
    expect(bodies(http)).toHaveLength(1)
    expect(screen.getByText(EN.method_missing)).toBeTruthy()
  })

  it('tells that limits have changed while the form was open', async () => {
    const { clock, http } = await show()
    await type('60000')
    http.answers['wallet.deposit-settings'] = settings(method('A', { min: '70000' }))
    clock.time += 61_000
    await comeBack()
    expect(screen.getByText(EN.limits_changed)).toBeTruthy()
    expect(field().value).toBe('60000')
    await type('80000')
    expect(screen.queryByText(EN.limits_changed)).toBeNull()
  })

  it('asks the gateway after a lost answer, and says that the order was not placed', async () => {
    const { http } = await show({ answers: { 'wallet.deposit': error('HT-NETWORK') } })
    await type('500000')
    await tap('Deposit ₫500,000')
    const [sent] = bodies(http)
    expect(http.callsOf('wallet.check-reference')[0]?.body).toEqual({ reference: sent?.reference })
    expect(screen.getByText('Your deposit of ₫500,000 was not placed. You can send it again.')).toBeTruthy()
    expect(field().value).toBe('500000')
  })

  it('while it is not known, it says so, and sends another only after the player has agreed to two', async () => {
    const overlays = new FakeOverlays(false)
    const { http } = await show({
      overlays,
      answers: { 'wallet.deposit': error('HT-TIMEOUT'), 'wallet.check-reference': error('HT-TIMEOUT') },
    })
    await type('500000')
    await tap('Deposit ₫500,000')
    const [sent] = bodies(http)
    const card = screen.getByRole('region', { name: EN.unknown_title })
    expect(card.textContent).toContain(sent?.reference)
    expect(card.textContent).toContain('₫500,000')
    expect(screen.queryByRole('textbox')).toBeNull()
    await tap(EN.unknown_another)
    expect(overlays.confirms[0]?.message).toContain('there may be two')
    expect(screen.queryByRole('textbox')).toBeNull()
    overlays.answer = true
    screen.getByRole('button', { name: EN.unknown_another }).focus()
    await tap(EN.unknown_another)
    expect(field().value).toBe('500000')
    const { activeElement } = document
    expect(activeElement !== document.body && activeElement?.contains(field())).toBe(true)
    http.answers['wallet.deposit'] = order()
    await tap('Deposit ₫500,000')
    expect(bodies(http)).toHaveLength(2)
    expect(screen.getByRole('link', { name: EN.to_payment })).toBeTruthy()
  })

  it('a gateway without references: customer service gets the number', async () => {
    await show({
      answers: { 'wallet.deposit': error('HT-TIMEOUT'), 'wallet.check-reference': error('HT-REFUSED', 'no') },
    })
    await type('500000')
    await tap('Deposit ₫500,000')
    expect(screen.getByText(EN.unknown_no_references)).toBeTruthy()
  })

  it('after a reload in the middle it shows the order that the gateway has', async () => {
    const storage = fakeStorage()
    const first = await show({ storage, answers: { 'wallet.deposit': () => new Promise(() => {}) } })
    await type('500000')
    await tap('Deposit ₫500,000')
    const [sent] = bodies(first.http)
    cleanup()
    // The browser frees the locks of a page that is gone.
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: undefined } }) as Navigator)
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    const again = await show({
      storage,
      answers: { 'wallet.check-reference': { known: true, order: order() } },
    })
    vi.unstubAllGlobals()
    expect(again.http.callsOf('wallet.check-reference')[0]?.body).toEqual({ reference: sent?.reference })
    expect(bodies(again.http)).toEqual([])
    expect(screen.getByRole('link', { name: EN.to_payment })).toBeTruthy()
    await tap(EN.new_deposit)
    expect(field().value).toBe('')
  })

  it('sends nothing offline, and says so', async () => {
    const { http, storage } = await show({ reachability: fakeReachability('offline') })
    await type('500000')
    await tap('Deposit ₫500,000')
    expect(screen.getByText(EN.send_offline)).toBeTruthy()
    expect(bodies(http)).toEqual([])
    expect(storage.stored.get('wallet.deposit.open')).toBe(undefined)
  })

  it('[TR-18][EN-17] tells of a valid submit once, and of the first accepted order', async () => {
    const { http, test } = await show({ counts: { deposits: 0 } })
    await type('500000')
    await tap('Deposit ₫500,000')
    const sum = {
      customerId: '1001',
      customerName: 'player1',
      amount: '500000',
      value: '500000',
      currency: 'VND',
    }
    const [sent] = bodies(http)
    expect(test.emitted(tracked)).toEqual([
      { name: 'depositSubmit', payload: { reference: sent?.reference, ...sum } },
      { name: 'firstDeposit', payload: { reference: 'D880001', ...sum } },
    ])
    await tap(EN.new_deposit)
    await type('500000')
    await tap('Deposit ₫500,000')
    expect(test.emitted(tracked).map(({ name }) => name)).toEqual([
      'depositSubmit',
      'firstDeposit',
      'depositSubmit',
    ])
  })
  it('[KN-06] sends and shows an order although the host refuses the events', async () => {
    const { http, test } = await show({ counts: { deposits: 0 } })
    vi.spyOn(test.context, 'emit').mockImplementation(() => {
      throw new Error('PL-CLOSED')
    })
    await type('500000')
    await tap('Deposit ₫500,000')
    expect(bodies(http)).toHaveLength(1)
    expect(screen.getByText('D880001')).toBeTruthy()
    expect(test.storage.stored.get('wallet.deposit.first')).toBeDefined()
  })
  it.each([undefined, {}, { deposits: 3 }])('[TR-18] is no first deposit at counts %j', async (counts) => {
    const { test } = await show(counts ? { counts } : {})
    await type('500000')
    await tap('Deposit ₫500,000')
    expect(test.emitted(tracked).map(({ name }) => name)).toEqual(['depositSubmit'])
  })

  it.each([
    ['refuses it', error('HT-REFUSED', 'Closed at the moment')],
    ['answers that it is refused', order({ state: 'refused', payUrl: undefined })],
  ])('[TR-18] is no first deposit where the gateway %s; a later one is', async (_case, answer) => {
    const { http, storage, test } = await show({
      counts: { deposits: 0 },
      answers: { 'wallet.deposit': answer },
    })
    await type('500000')
    await tap('Deposit ₫500,000')
    const names = () => test.emitted(tracked).map(({ name }) => name)
    expect(names()).toEqual(['depositSubmit'])
    expect(storage.get(firstDepositKey)).toBeUndefined()
    http.answers['wallet.deposit'] = order()
    if (!(answer instanceof HttpError)) await tap(EN.retry)
    await tap('Deposit ₫500,000')
    expect(names()).toEqual(['depositSubmit', 'depositSubmit', 'firstDeposit'])
  })

  it('[TR-18] is no first deposit of another member who is signed in by then, nor is theirs told as a later one', async () => {
    const session = fakeSession(testMember())
    const { http, storage, test } = await show({ counts: { deposits: 0 }, session })
    http.answers['wallet.deposit'] = () => {
      session.start(testMember({ id: '2002' }))
      return order()
    }
    await type('500000')
    await tap('Deposit ₫500,000')
    expect(test.emitted(tracked).map(({ name }) => name)).toEqual(['depositSubmit'])
    expect(storage.get(firstDepositKey)).toEqual(['1001'])
  })

  it('[ST-34] tells once that its form is there, with the count of deposits, and that it is in use', async () => {
    const { test } = await show({ counts: { deposits: 4 } })
    const payload = { screen: 'deposit', form: 'untouched', count: 4 }
    expect(test.emitted(moneyScreenShown)).toEqual([payload])
    await type('1')
    await type('12')
    expect(test.emitted(moneyScreenShown)).toEqual([payload, { ...payload, form: 'in-use' }])
  })

  it('[ST-34] a method that is chosen is use of the form', async () => {
    const { test } = await show()
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /Method B/ })))
    expect(test.emitted(moneyScreenShown).map(({ form }) => form)).toEqual(['untouched', 'in-use'])
  })

  it('[ST-34] tells it anew of another member', async () => {
    const session = fakeSession(testMember())
    const { test } = await show({ session })
    await act(async () => session.start(testMember({ id: '2002' })))
    expect(test.emitted(moneyScreenShown).map(({ form }) => form)).toEqual(['untouched', 'untouched'])
  })

  it.each([
    ['without methods', settings()],
    ['that cannot be loaded', error('HT-NETWORK')],
  ])('[ST-34] a screen %s has no form to tell of', async (_case, answer) => {
    const { test } = await show({ answers: { 'wallet.deposit-settings': answer } })
    expect(test.emitted(moneyScreenShown)).toEqual([])
  })

  it.each<[string, object, string]>([
    ['no methods', { 'wallet.deposit-settings': settings() }, EN.no_methods],
    ['an answer that is none', { 'wallet.deposit-settings': error('HT-SHAPE') }, EN.load_failed],
    ['no network', { 'wallet.deposit-settings': error('HT-OFFLINE') }, EN.load_offline],
    [
      'limits that contradict each other',
      { 'wallet.deposit-settings': settings(method('A', { min: '9', max: '1', amounts: [] })) },
      EN.amount_limits_contradict,
    ],
  ])('says what is the matter: %s', async (_case, answers, text) => {
    await show({ answers })
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('shows the first of fifty methods, and all on demand', async () => {
    const many = Array.from({ length: 50 }, (_, index) => method(String(index)))
    await show({ answers: { 'wallet.deposit-settings': settings(...many) } })
    expect(screen.getAllByRole('radio')).toHaveLength(6)
    await tap('Show all (50)')
    expect(screen.getAllByRole('radio')).toHaveLength(50)
  })

  it('copies the number for support', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    const { overlays, http } = await show({
      answers: { 'wallet.deposit': error('HT-TIMEOUT'), 'wallet.check-reference': error('HT-TIMEOUT') },
    })
    await type('500000')
    await tap('Deposit ₫500,000')
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await tap(EN.copy)
    vi.unstubAllGlobals()
    expect(writeText).toHaveBeenCalledWith(bodies(http)[0]?.reference)
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.copied])
  })
})
