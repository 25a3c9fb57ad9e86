import { createStore, memberMenu, NAVIGATION, type Route, routes, SESSION, SITE } from '@foyer/sdk'
import {
  fakeNavigation,
  fakeServices,
  fakeSession,
  fakeSite,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  CUSTOMER_SERVICE,
  type CustomerService,
  type CustomerServiceEntry,
} from '../../customer-service/contract.ts'
import { AVAILABLE_PROMOTIONS, type PromotionAvailability, type PromotionsState } from '../contract.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const known = (referral: boolean): PromotionsState => ({
  step: 'known',
  promotions: { APP_DOWNLOAD: { enabled: false, count: 0 }, REFERRAL: { enabled: referral, count: 1 } },
})
const page = (path: string): Route => ({ path, access: 'public', component: 'X' })

interface Opening {
  readonly component?: 'InviteRow' | 'ReferralEntry'
  /** Of the member; absent: a visitor. */
  readonly type?: number
  /** Absent: REWCEN3 is off. */
  readonly state?: PromotionsState
  readonly entries?: readonly CustomerServiceEntry[]
  /** Paths of other plugins' pages. */
  readonly pages?: readonly string[]
  /** The merchant's switches; `pending`: not known. */
  readonly switches?: Readonly<Record<string, boolean>> | 'pending'
}
async function open({
  component = 'InviteRow',
  type,
  state,
  entries = [{ title: 'CS1', url: 'https://cs.example' }],
  pages = ['/m/customerService', '/m/agentRegister'],
  switches = { REWCEN3: state !== undefined },
}: Opening) {
  const store = createStore<PromotionsState>(state ?? { step: 'unknown' })
  let answer = (): void => {}
  const refresh = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  const promotions: PromotionAvailability = { state: store, refresh }
  const navigation = fakeNavigation('/m/referral')
  const site = fakeSite({ status: switches === 'pending' ? switches : { switches } })
  const customerService = {
    entries: createStore(entries),
    reading: createStore(false),
    open: vi.fn(() => true),
  } satisfies CustomerService
  const close = vi.fn()
  const services = {
    ...fakeServices(),
    [SESSION]: fakeSession(type === undefined ? undefined : testMember({ type })),
    [NAVIGATION]: navigation,
    [SITE]: site,
    [CUSTOMER_SERVICE]: customerService,
    ...(state && { [AVAILABLE_PROMOTIONS]: promotions }),
  }
  const test = await testPlugin(plugin, { services, texts: EN })
  test.contributeOthers(routes, pages.map(page))
  await act(async () => void render(test.element(component, { close })))
  return { test, store, site, navigation, customerService, close, answer: () => act(async () => answer()) }
}
const href = () => screen.queryByRole('link', { name: EN.title })?.getAttribute('href')

describe('the referral entry of the settings', () => {
  it.each<[string, Opening, string]>([
    ['a visitor', { state: known(true) }, '/m/inviteFriends'],
    ['a player', { type: 0, state: known(true) }, '/m/inviteFriends'],
    ['an agent', { type: 1, state: known(true) }, '/m/agentRegister'],
    ['a sub-agent without REFERRAL', { type: 2, state: known(false) }, '/m/agentRegister'],
    ['an agent without REWCEN3', { type: 1 }, '/m/agentRegister'],
  ])('[OV-26] leads %s to the page', async (_who, opening, path) => {
    const { close } = await open(opening)
    expect(href()).toBe(path)
    fireEvent.click(screen.getByRole('link', { name: EN.title }))
    expect(close).toHaveBeenCalledOnce()
  })

  it.each<[string, Opening]>([
    ['REFERRAL is off', { type: 0, state: known(false) }],
    ['the promotions are not known', { type: 0, state: { step: 'unknown' } }],
    ['REWCEN3 is off', { type: 0 }],
    ['a visitor, and REFERRAL is off', { state: known(false) }],
  ])('[OV-26] opens customer service within the tap where %s', async (_why, opening) => {
    const { customerService, close } = await open(opening)
    expect(href()).toBeUndefined()
    fireEvent.click(screen.getByRole('button', { name: EN.title }))
    expect(customerService.open).toHaveBeenCalledOnce()
    expect(close).toHaveBeenCalledOnce()
  })

  it('[OV-26] follows what becomes known', async () => {
    const { store } = await open({ type: 0, state: { step: 'unknown' } })
    await act(async () => store.set(known(true)))
    expect(href()).toBe('/m/inviteFriends')
    await act(async () => store.set({ step: 'unknown' }))
    expect(href()).toBeUndefined()
  })

  it('is not there where it would open a customer service that the merchant has not', async () => {
    await open({ type: 0, state: known(false), entries: [] })
    expect([href(), screen.queryByRole('button')]).toEqual([undefined, null])
  })
})

describe('the address of the entry', () => {
  // Nothing takes the entry away here, so that it leads to its page with each render.
  const wentTo = ({ navigation }: { readonly navigation: ReturnType<typeof fakeNavigation> }) => [
    ...new Set(navigation.went.map(({ to, replace }) => (replace ? to : `not in place: ${to}`))),
  ]
  const entry = { component: 'ReferralEntry' } as const

  it.each<[string, Opening, string]>([
    ['a visitor to the programme', { state: known(true) }, '/m/inviteFriends'],
    ['a player to the programme', { type: 0, state: known(true) }, '/m/inviteFriends'],
    ['an agent to the sub-accounts', { type: 1, state: known(false) }, '/m/agentRegister'],
    ['a sub-agent to the sub-accounts', { type: 2, state: known(true) }, '/m/agentRegister'],
    ['an agent to the sub-accounts, before anything is known', { type: 1, switches: 'pending' }, '/m/agentRegister'],
    ['a player to customer service where REFERRAL is off', { type: 0, state: known(false) }, '/m/customerService'],
    ['a visitor to customer service where REWCEN3 is off', {}, '/m/customerService'],
    ['a player to the programme where REFERRAL is off and the merchant has no customer service', { type: 0, state: known(false), pages: [] }, '/m/inviteFriends'],
  ])('[OV-26] leads %s', async (_case, opening, path) => {
    expect(wentTo(await open({ ...entry, ...opening }))).toEqual([path])
  }) // prettier-ignore

  it('[OV-26] leads nowhere until it is known whether REFERRAL is on', async () => {
    const opened = await open({ ...entry, type: 0, state: { step: 'unknown' } })
    expect(wentTo(opened)).toEqual([])
    await act(async () => opened.store.set(known(true)))
    expect(wentTo(opened)).toEqual(['/m/inviteFriends'])
  })

  it('[OV-26] leads to customer service where the promotions could not be loaded', async () => {
    const opened = await open({ ...entry, type: 0, state: { step: 'unknown' } })
    await opened.answer()
    expect(wentTo(opened)).toEqual(['/m/customerService'])
  })

  it('[OV-26] waits for the switches, which tell whether there is anything to ask', async () => {
    const opened = await open({ ...entry, type: 0, switches: 'pending' })
    expect(wentTo(opened)).toEqual([])
    await act(async () => opened.site.arrive({ switches: {} }))
    expect(wentTo(opened)).toEqual(['/m/customerService'])
  })

  it('waits for what REWCEN3 turns on, but not for ever', async () => {
    const opened = await open({ ...entry, type: 0, switches: { REWCEN3: true } })
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(wentTo(opened)).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(wentTo(opened)).toEqual(['/m/customerService'])
  })
})

describe('the row of the member area', () => {
  it('leads to the address of the entry', async () => {
    const { test } = await open({ type: 0 })
    expect(test.contributions(memberMenu)).toEqual([
      { key: 'invite', icon: 'user', label: 'title', to: '/m/referral' },
    ])
  })
})
