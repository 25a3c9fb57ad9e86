import { HTTP, HttpError, NAVIGATION, OVERLAYS, SESSION, SITE } from '@foyer/sdk'
import {
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
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { BoundCard } from '../shared/bound-card.ts'
import type { Bank } from './bank.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export const BANK_ADDRESS = '/m/securityCenter/addBankCard'
export const PIX_ADDRESS = '/m/securityCenter/addBankCardPix'

export const card = (id: string, masked: string, part: Partial<BoundCard> = {}): BoundCard => ({
  id,
  kind: 'bank',
  name: 'Harbour Bank',
  masked,
  boundAt: undefined,
  ...part,
})
export const bound = (...cards: readonly BoundCard[]) => ({ cards, refused: [] })
export const bank = (code: string, part: Partial<Bank> = {}): Bank => ({
  code,
  name: `Bank ${code}`,
  minDigits: undefined,
  maxDigits: undefined,
  takesCards: false,
  ...part,
})
const BANKS = [bank('A', { takesCards: true }), bank('B', { minDigits: 10, maxDigits: 10 })]
export const error = (code: string, answer?: ConstructorParameters<typeof HttpError>[3]) =>
  new HttpError(code, '', 'wallet.bind-card', answer)

interface Given {
  readonly answers?: object
  readonly currency?: string
  readonly address?: string
  readonly storage?: ReturnType<typeof fakeStorage>
  readonly settings?: Record<string, unknown>
}
/** Draws the screen of an address, with fakes around it. */
export async function show({
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
export const showPix = (given: Given = {}) => show({ currency: 'BRL', address: PIX_ADDRESS, ...given })

export const rows = () => within(screen.getByRole('region', { name: EN.yours })).queryAllByRole('listitem')
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
export const submit = () =>
  act(async () => void fireEvent.submit(document.querySelector('form') ?? document.body))

export const bodies = (http: ReturnType<typeof fakeHttp>, id = 'wallet.bind-card') =>
  http.callsOf(id).map(({ body }) => body)
export const texts = ({ toasts }: FakeOverlays) => toasts.map(({ text }) => text)
