import { HTTP, HttpError, NAVIGATION, OVERLAYS, SESSION, SITE } from '@foyer/sdk'
import {
  describeConformance,
  fakeHttp,
  fakeNavigation,
  FakeOverlays,
  fakeServices,
  fakeSession,
  fakeSite,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoundCard } from '../bound-card.ts'
import { cardBound } from '../contract/card-bound.ts'
import type { Bank } from './bank.ts'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const BANK_ADDRESS = '/m/securityCenter/addBankCard'
const PIX_ADDRESS = '/m/securityCenter/addBankCardPix'
const NUMBER = '4111111111111111'

const card = (id: string, masked: string, part: Partial<BoundCard> = {}): BoundCard => ({
  id,
  kind: 'bank',
  name: 'Harbour Bank',
  masked,
  boundAt: undefined,
  ...part,
})
const bound = (...cards: readonly BoundCard[]) => ({ cards, refused: [] })
const bank = (code: string, part: Partial<Bank> = {}): Bank => ({
  code,
  name: `Bank ${code}`,
  minDigits: undefined,
  maxDigits: undefined,
  takesCards: false,
  ...part,
})
const BANKS = [bank('A', { takesCards: true }), bank('B', { minDigits: 10, maxDigits: 10 })]
const error = (code: string, answer?: ConstructorParameters<typeof HttpError>[3]) =>
  new HttpError(code, '', 'wallet.bind-card', answer)

interface Given {
  readonly answers?: object
  readonly currency?: string
  readonly address?: string
  readonly storage?: ReturnType<typeof fakeStorage>
  readonly settings?: Record<string, unknown>
}
async function show({
  answers,
  currency = 'VND',
  address,
  storage = fakeStorage(),
  settings = {},
}: Given = {}) {
  const component = (address ?? '').startsWith(PIX_ADDRESS) ? 'PixCardScreen' : 'BankCardScreen'
  const http = fakeHttp({
    'wallet.cards': bound(),
    'wallet.banks': { banks: BANKS, refused: [] },
    'wallet.bind-card': {},
    'wallet.bind-pix': {},
    ...answers,
  })
  const overlays = new FakeOverlays()
  const navigation = fakeNavigation(address ?? BANK_ADDRESS)
  const session = fakeSession(testMember())
  const services = {
    ...fakeServices({ texts: EN }),
    [HTTP]: http,
    [OVERLAYS]: overlays,
    [NAVIGATION]: navigation,
    [SESSION]: session,
    [SITE]: fakeSite({ merchant: { currency } }),
  }
  const test = await testPlugin(plugin, { services, texts: EN, storage, settings })
  await act(async () => void render(test.element(component)))
  return { test, http, overlays, navigation, session, storage }
}
const showPix = (given: Given = {}) => show({ currency: 'BRL', address: PIX_ADDRESS, ...given })

const rows = () => within(screen.getByRole('region', { name: EN.yours })).queryAllByRole('listitem')
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const submit = () => act(async () => void fireEvent.submit(document.querySelector('form') ?? document.body))
const unlock = () => act(() => vi.advanceTimersByTimeAsync(600))
const alertText = () => document.querySelector('form [role="alert"]')?.textContent
const fill = (number = NUMBER, code = 'A') => {
  type(EN.bank, code)
  type(EN.holder, ' Lan  Nguyễn ')
  type(code === 'A' ? EN.number_or_card : EN.number, number)
}
const bodies = (http: ReturnType<typeof fakeHttp>, id = 'wallet.bind-card') =>
  http.callsOf(id).map(({ body }) => body)
const texts = ({ toasts }: FakeOverlays) => toasts.map(({ text }) => text)

describe('the two screens', () => {
  it.each([
    ['BRL', BANK_ADDRESS, PIX_ADDRESS],
    ['VND', PIX_ADDRESS, BANK_ADDRESS],
  ])('[RT-12a] a player of %s is led from %s to %s, with the query', async (currency, from, to) => {
    const { navigation, http } = await show({ currency, address: `${from}?back=withdraw` })
    // The test's page shows the same component at every address.
    for (const went of navigation.went) expect(went).toEqual({ to: `${to}?back=withdraw`, replace: true })
    expect(navigation.location.get().pathname).toBe(to)
    expect(http.calls).toEqual([])
  })

  it('[RT-12a] reals have Pix keys, other currencies bank cards', async () => {
    await showPix()
    expect(screen.getByRole('heading', { name: EN.add_pix })).toBeTruthy()
    cleanup()
    await show()
    expect(screen.getByRole('heading', { name: EN.add_bank })).toBeTruthy()
  })
})

describe('the list of cards', () => {
  it('shows bank, masked number, kind and day', async () => {
    const at = Date.parse('2026-02-18T10:00:00Z')
    await show({
      answers: {
        'wallet.cards': bound(
          card('1', '•••• 4321', { boundAt: at }),
          card('1', '•••.456.789-••', { kind: 'pix', name: '' }),
          card('2', '••• 88', { kind: 'e-wallet', name: 'Purse' }),
        ),
      },
    })
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Harbour Bank•••• 4321Number with 4321Added Feb 18, 2026',
      'Pix key•••.456.789-••Number with .456.789-',
      'Purse••• 88Number with 88E-wallet',
    ])
  })

  it('the form is open where there is no card, else behind a button, and can be closed', async () => {
    const { http } = await show()
    expect(screen.getByText(EN.none)).toBeTruthy()
    expect(field(EN.holder)).toBeTruthy()
    expect(screen.queryByRole('button', { name: EN.cancel })).toBeNull()
    cleanup()
    http.calls.length = 0
    const next = await show({ answers: { 'wallet.cards': bound(card('1', '•••• 4321')) } })
    expect(screen.queryByLabelText(EN.holder)).toBeNull()
    // The banks are asked for when they are needed.
    expect(next.http.callsOf('wallet.banks')).toEqual([])
    await press(EN.add_bank)
    expect(document.activeElement?.textContent).toBe(EN.add_bank)
    expect(next.http.callsOf('wallet.banks')).toHaveLength(1)
    await press(EN.cancel)
    expect(document.activeElement?.textContent).toBe(EN.yours)
    expect(screen.queryByLabelText(EN.holder)).toBeNull()
  })

  it.each([
    ['a gateway that is not reached', error('HT-NETWORK'), EN.load_failed],
    ['no network', error('HT-OFFLINE'), EN.load_offline],
    ['a refusal', error('HT-REFUSED', { status: 200, message: 'Not for you' }), 'Not for you'],
    ['nothing but bad entries', { cards: [], refused: ['fullBankCardList 0: id'] }, EN.load_failed],
  ])('says what is the matter, and loads again: %s', async (_case, answer, text) => {
    const { http } = await show({ answers: { 'wallet.cards': answer } })
    expect(screen.getByText(text)).toBeTruthy()
    http.answers['wallet.cards'] = bound(card('1', '•••• 4321'))
    await press(EN.try_again)
    expect(rows()).toHaveLength(1)
  })

  it('logs what it leaves out by place, not by value', async () => {
    const { test } = await show({
      answers: { 'wallet.cards': { cards: [], refused: ['fullBankCardList 1: id'] } },
    })
    expect(JSON.stringify(test.logger.entries)).toContain('BC-SHAPE')
  })
})

describe('the form for a bank card', () => {
  it('[RT-12a] sends the card once, tells others, and shows it in the list', async () => {
    const { http, overlays, test } = await show()
    fill(' 4111-1111 1111 1111 ')
    type(EN.branch, ' Old  Town ')
    http.answers['wallet.cards'] = bound(card('9', '•••• 1111'))
    await submit()
    expect(bodies(http)).toEqual([
      { bankCode: 'A', holderName: 'Lan Nguyễn', accountNo: NUMBER, branch: 'Old Town' },
    ])
    expect(test.emitted(cardBound)).toEqual([{ kind: 'bank' }])
    expect(texts(overlays)).toEqual([EN.bound_bank])
    expect(rows()).toHaveLength(1)
    expect(screen.queryByLabelText(EN.holder)).toBeNull()
    expect(document.activeElement?.textContent).toBe(EN.yours)
  })

  it('a player who came from the withdrawal is led back there', async () => {
    const { navigation } = await show({ address: `${BANK_ADDRESS}?back=withdraw` })
    fill()
    await submit()
    expect(navigation.went).toEqual([{ to: '/m/withdraw', replace: true }])
  })
  it.each(['https://evil.example', '/m/home', '//evil.example'])(
    'and to no other place: %s',
    async (back) => {
      const { navigation } = await show({ address: `${BANK_ADDRESS}?back=${encodeURIComponent(back)}` })
      fill()
      await submit()
      expect(navigation.went).toEqual([])
    },
  )

  it('[VA-17] tells each mistake at its field before a call, and nothing typed is lost', async () => {
    const { http } = await show()
    await submit()
    for (const text of [EN.holder_empty, EN.number_empty]) expect(screen.getByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(field(EN.bank))
    fill('4111 1111 1111 1112')
    await submit()
    expect(screen.getByText(EN.number_check)).toBeTruthy()
    expect(document.activeElement).toBe(field(EN.number_or_card))
    expect(field(EN.number_or_card).value).toBe('4111 1111 1111 1112')
    expect(field(EN.holder).value).toBe(' Lan  Nguyễn ')
    expect(http.callsOf('wallet.bind-card')).toEqual([])
    type(EN.number_or_card, NUMBER)
    expect(screen.queryByText(EN.number_check)).toBeNull()
  })

  it('[VA-17] tells the bank’s rule, or else the merchant’s, beside the field', async () => {
    await show({ settings: { numberMin: 8, numberMax: 20, holderMin: 5 } })
    expect(screen.getByText('8 to 20 digits')).toBeTruthy()
    type(EN.bank, 'B')
    expect(screen.getByText('10 digits')).toBeTruthy()
    type(EN.holder, 'Lan')
    type(EN.number, '123456789')
    await submit()
    expect(screen.getByText('At least 5 characters')).toBeTruthy()
    expect(screen.getByText('Numbers of this bank have 10 digits')).toBeTruthy()
  })

  it('sends one call however often it is tapped', async () => {
    const { http } = await show({ answers: { 'wallet.bind-card': () => new Promise(() => {}) } })
    fill()
    await submit()
    await submit()
    expect(http.callsOf('wallet.bind-card')).toHaveLength(1)
    expect(screen.getByRole('button', { name: EN.adding })).toBeTruthy()
  })

  it('a number that is bound already is done: an earlier attempt has bound it', async () => {
    const known = error('HT-REFUSED', { status: 200, errorCode: 'card.already.bound', message: 'Known' })
    const listed = bound(card('9', '•••• 1111'))
    const { overlays, test } = await show({
      answers: { 'wallet.cards': listed, 'wallet.bind-card': known },
    })
    await press(EN.add_bank)
    fill()
    await submit()
    expect(texts(overlays)).toEqual([EN.bound_bank])
    expect(test.emitted(cardBound)).toHaveLength(1)
    expect(rows()).toHaveLength(1)
  })

  it.each(['HT-NETWORK', 'HT-TIMEOUT', 'HT-SHAPE'])(
    'where no answer came (%s) the list decides: it shows the card',
    async (code) => {
      const { http, overlays, test } = await show({ answers: { 'wallet.bind-card': error(code) } })
      fill()
      http.answers['wallet.cards'] = bound(card('9', '•••• 1111'))
      await submit()
      expect(texts(overlays)).toEqual([EN.bound_bank])
      expect(test.emitted(cardBound)).toHaveLength(1)
      expect(screen.queryByLabelText(EN.holder)).toBeNull()
    },
  )

  it('it does not show it: the player is told, nothing typed is lost, and the next attempt binds', async () => {
    const { http, overlays, test } = await show({ answers: { 'wallet.bind-card': error('HT-TIMEOUT') } })
    fill()
    // Another card has been bound elsewhere.
    http.answers['wallet.cards'] = bound(card('8', '•••• 9999'))
    await submit()
    expect(alertText()).toBe(EN.unanswered)
    expect(rows()).toHaveLength(1)
    expect(field(EN.number_or_card).value).toBe(NUMBER)
    expect([texts(overlays), test.emitted(cardBound)]).toEqual([[], []])
    http.answers['wallet.bind-card'] = {}
    await unlock()
    await submit()
    expect(bodies(http)[1]).toEqual(bodies(http)[0])
    expect(texts(overlays)).toEqual([EN.bound_bank])
  })

  it('the list cannot be loaded either: the player is told that nobody knows', async () => {
    const { http } = await show({ answers: { 'wallet.bind-card': error('HT-TIMEOUT') } })
    fill()
    http.answers['wallet.cards'] = error('HT-TIMEOUT')
    await submit()
    expect(alertText()).toBe(EN.unanswered_unlisted)
  })

  it('it is bound, and the list cannot be loaded: the screen says so, and loads again', async () => {
    const { http } = await show()
    fill()
    http.answers['wallet.cards'] = error('HT-NETWORK')
    await submit()
    expect(screen.getByText(EN.stale)).toBeTruthy()
    expect(screen.queryByText(EN.none)).toBeNull()
    http.answers['wallet.cards'] = bound(card('9', '•••• 1111'))
    await press(EN.try_again)
    expect(screen.queryByText(EN.stale)).toBeNull()
    expect(rows()).toHaveLength(1)
  })

  it.each<[string, HttpError, string]>([
    ['a refusal', error('HT-REFUSED', { status: 200, message: 'Of another player' }), 'Of another player'],
    ['a refusal without words', error('HT-REFUSED', { status: 200 }), EN.failed],
    ['no network', error('HT-OFFLINE'), EN.failed_offline],
    ['a new build', error('HT-GONE'), EN.failed_new_build],
    ['too many calls', error('HT-STATUS', { status: 429 }), EN.failed_too_often],
  ])('nothing is bound by %s: it says why, and does not ask for the list', async (_case, answer, text) => {
    const { http, overlays } = await show({ answers: { 'wallet.bind-card': answer } })
    fill()
    await submit()
    expect(alertText()).toBe(text)
    expect(field(EN.number_or_card).value).toBe(NUMBER)
    expect(http.callsOf('wallet.cards')).toHaveLength(1)
    expect(overlays.alerts).toEqual([])
  })

  it('stores bank and holder until the card is bound, and never a number', async () => {
    const { storage, http } = await show({ answers: { 'wallet.bind-card': error('HT-TIMEOUT') } })
    fill()
    type(EN.branch, 'Old Town')
    await submit()
    expect(http.callsOf('wallet.bind-card')).toHaveLength(1)
    const stored = () => [...storage.stored.values()].join()
    expect(stored()).toContain('Nguyễn')
    expect(stored()).not.toContain('1111')
    cleanup()
    const again = await show({ storage })
    expect([field(EN.bank).value, field(EN.holder).value]).toEqual(['A', ' Lan  Nguyễn '])
    expect(field(EN.number_or_card).value).toBe('')
    fill()
    await submit()
    expect(again.overlays.toasts).toHaveLength(1)
    expect(stored()).not.toContain('Nguyễn')
  })

  it('another member sees nothing of what was typed', async () => {
    const { session } = await show()
    fill()
    await act(async () => session.current.set(testMember({ id: '2002', token: 'other' })))
    expect([field(EN.holder).value, field(EN.number).value]).toEqual(['', ''])
  })

  it('a card that is bound after the player has left is told all the same, and leads nowhere', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { test, navigation } = await show({
      address: `${BANK_ADDRESS}?back=withdraw`,
      answers: { 'wallet.bind-card': () => new Promise((resolve) => (answer = resolve)) },
    })
    fill()
    await submit()
    cleanup()
    await act(async () => answer({}))
    expect(test.emitted(cardBound)).toEqual([{ kind: 'bank' }])
    expect(navigation.went).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['no bank', { banks: [], refused: [] }, EN.no_banks],
    ['a failure', error('HT-TIMEOUT'), EN.load_failed],
  ])('says what is the matter with the banks: %s', async (_case, answer, text) => {
    const { http } = await show({ answers: { 'wallet.banks': answer } })
    expect(screen.getByText(text)).toBeTruthy()
    expect(http.callsOf('wallet.bind-card')).toEqual([])
  })

  it('a stored bank that is gone counts as none', async () => {
    const { storage } = await show()
    fill('1234567890', 'B')
    cleanup()
    const { http } = await show({ storage, answers: { 'wallet.banks': { banks: [bank('C')], refused: [] } } })
    expect(field(EN.bank).value).toBe('')
    type(EN.number, '1234567890')
    await submit()
    expect(document.activeElement).toBe(field(EN.bank))
    expect(http.callsOf('wallet.bind-card')).toEqual([])
  })
})

describe('the form for a Pix key', () => {
  const choose = (label: string) =>
    act(async () => fireEvent.click(screen.getByRole('radio', { name: label })))
  const input = () => document.querySelector<HTMLInputElement>('input[name="key"]')
  const paste = (value: string) => fireEvent.change(input() ?? document.body, { target: { value } })

  it.each([
    [EN.pix_cpf, '529.982.247-25', 'CPF', '52998224725'],
    [EN.pix_cnpj, '12.abc.345/01de-35', 'CNPJ', '12ABC34501DE35'],
    [EN.pix_phone, '(11) 98765-4321', 'PHONE', '+5511987654321'],
    [EN.pix_email, 'Ana@Mail.Example', 'EMAIL', 'ana@mail.example'],
    [EN.pix_random, '123E4567E89B12D3A456426614174000', 'RANDOM', '123e4567-e89b-12d3-a456-426614174000'],
  ])('[RT-12a] sends a key as Pix writes it: %s', async (label, typed, keyType, pixKey) => {
    const { http, overlays, test } = await showPix()
    await choose(label)
    paste(typed)
    await submit()
    expect(bodies(http, 'wallet.bind-pix')).toEqual([{ keyType, pixKey }])
    expect(texts(overlays)).toEqual([EN.bound_pix])
    expect(test.emitted(cardBound)).toEqual([{ kind: 'pix' }])
  })

  it.each([
    [EN.pix_cpf, 'numeric', EN.wrong_cpf],
    [EN.pix_cnpj, null, EN.wrong_cnpj],
    [EN.pix_phone, 'tel', EN.wrong_phone],
    [EN.pix_email, 'email', EN.wrong_email],
    [EN.pix_random, null, EN.wrong_random],
  ])('[VA-17] each kind has its keyboard and its words: %s', async (label, keyboard, wrong) => {
    const { http } = await showPix()
    await choose(label)
    expect(input()?.getAttribute('inputmode')).toBe(keyboard)
    await submit()
    expect(screen.getByText(EN.key_empty)).toBeTruthy()
    paste('12')
    await submit()
    expect(screen.getByText(wrong)).toBeTruthy()
    expect(document.activeElement).toBe(input())
    expect(input()?.value).toBe('12')
    expect(http.callsOf('wallet.bind-pix')).toEqual([])
  })

  it('offers the kind of what was pasted, and takes it with one tap', async () => {
    const { http } = await showPix()
    paste('ana@mail.example')
    expect(screen.getByRole('status').textContent).toBe(`${EN.pix_looks_like}${EN.pix_email}`)
    await press(EN.pix_email)
    expect(screen.getByRole('radio', { name: EN.pix_email })).toHaveProperty('checked', true)
    expect(document.activeElement).toBe(input())
    expect(screen.getByRole('status').textContent).toBe('')
    await submit()
    expect(bodies(http, 'wallet.bind-pix')).toEqual([{ keyType: 'EMAIL', pixKey: 'ana@mail.example' }])
  })

  it('offers both where a text may be two, and nothing where it fits the chosen kind', async () => {
    await showPix()
    await choose(EN.pix_email)
    paste('11987654374')
    expect(
      within(screen.getByRole('status'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([EN.pix_cpf, EN.pix_phone])
    await choose(EN.pix_phone)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('where no answer came, a new key in the list that may be this one is this one', async () => {
    const { http, overlays } = await showPix({ answers: { 'wallet.bind-pix': error('HT-TIMEOUT') } })
    paste('52998224725')
    http.answers['wallet.cards'] = bound(card('9', '•••.982.247-••', { kind: 'pix', name: '' }))
    await submit()
    expect(texts(overlays)).toEqual([EN.bound_pix])
  })

  it('stores nothing of a key', async () => {
    const { storage } = await showPix({ answers: { 'wallet.bind-pix': error('HT-TIMEOUT') } })
    paste('52998224725')
    await submit()
    expect([...storage.stored.values()].join()).not.toContain('529')
  })
})
