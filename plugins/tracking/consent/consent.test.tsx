import {
  CLOCK,
  type CodedError,
  CONSENT,
  type ConsentVendor,
  OVERLAYS,
  SITE,
  trackingDestinations,
} from '@foyer/sdk'
import {
  describeConformance,
  fakeClock,
  fakeConsent,
  FakeLogger,
  fakeOverlays,
  fakeServices,
  fakeSite,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameTop } from '../../site/contract.ts'
import { CHOICE, type Choice } from './choice.ts'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

const NOW = Date.UTC(2030, 5, 15)
const NOTHING = { marketing: false, analytics: false, support: false }
const EVERYTHING = { marketing: true, analytics: true, support: false }
const PIXEL: ConsentVendor = {
  plugin: 'tracking.acme',
  title: 'Acme pixel',
  categories: ['marketing'],
  cookies: ['_acme', '_ac*'],
  hosts: ['cdn.acme.example', 'acme.example'],
}
const CHAT: ConsentVendor = { ...PIXEL, plugin: 'chat.acme', title: 'Acme chat', categories: ['support'] }
const stored = (part: Partial<Choice> = {}): Record<string, string> => ({
  [CHOICE.name]: JSON.stringify({
    answers: { marketing: true, analytics: true },
    version: '2',
    at: NOW - 1_000,
    id: 'feed0123',
    signal: false,
    ...part,
  }),
})

beforeEach(() => document.body.append(document.createElement('main')))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
  vi.unstubAllGlobals()
})

async function open({
  storage = fakeStorage(),
  settings = {},
  asks = true,
  vendors = [PIXEL] as readonly ConsentVendor[],
  merchant = {},
} = {}) {
  const consent = fakeConsent({ asks, vendors })
  const clock = fakeClock(NOW)
  const overlays = fakeOverlays()
  const logger = new FakeLogger()
  const services = {
    ...fakeServices({ texts: EN, storage }),
    [CLOCK]: clock,
    [CONSENT]: consent,
    [OVERLAYS]: overlays,
    [SITE]: fakeSite({ merchant }),
  }
  const load = async () => ({
    ...(await import('./consent.tsx')),
    ...(await import('./banner.tsx')),
    Opened: () => {
      const opened = overlays.opened.at(-1)
      const Sheet = opened?.component as unknown as FunctionComponent<{ close: () => void }> | undefined
      return Sheet ? createElement(Sheet, { close: () => opened?.close() }) : null
    },
  })
  const test = await testPlugin(
    { ...plugin, load },
    { services, texts: EN, storage, logger, settings: { policyVersion: '2', ...settings } },
  )
  const showBanner = (bare = false) => render(test.element('ConsentBanner', { bare }))
  const showSheet = async () => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Choose|Privacy choices/ })))
    await waitFor(() => expect(overlays.opened.some((each) => each.open)).toBe(true))
    const { container } = render(test.element('Opened'))
    return within(container)
  }
  const proof = (): Choice | undefined => storage.get(CHOICE)
  return { test, clock, consent, overlays, storage, logger, showBanner, showSheet, proof }
}
const codesOf = ({ errors }: FakeLogger) => errors.map((error) => (error as CodedError).code)
const banner = () => screen.queryByRole('region', { name: EN.banner_label })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const isOn = (name: string): boolean => screen.getByRole<HTMLInputElement>('switch', { name }).checked

describe('the banner', () => {
  it('[TR-19] asks at the first visit, with nothing granted, and links the policy', async () => {
    const { consent, showBanner } = await open({
      settings: { policy: 'https://acme.example/privacy?l={language}' },
    })
    showBanner()
    expect(banner()?.textContent).toContain('for marketing and statistics?')
    expect(screen.getByRole('link', { name: EN.policy }).getAttribute('href')).toBe(
      'https://acme.example/privacy?l=en',
    )
    // That there is no choice is known, too: what an earlier one has left behind is removed.
    expect(consent.grants).toEqual([NOTHING])
  })

  it.each([
    [EN.accept_all, EVERYTHING],
    [EN.refuse_all, NOTHING],
  ])('[TR-19] %s: one tap decides, at once, and is stored as proof', async (name, granted) => {
    const { consent, overlays, proof, showBanner } = await open()
    showBanner()
    await press(name)
    expect(banner()).toBeNull()
    expect(consent.granted.get()).toEqual(granted)
    const { marketing, analytics } = granted
    expect(proof()).toEqual({
      answers: { marketing, analytics },
      version: '2',
      at: NOW,
      id: expect.stringMatching(/^[\da-f]{32}$/),
      signal: false,
    })
    expect(overlays.toasts).toMatchObject([{ text: EN.saved }])
  })

  it('gives the focus to the screen where it had it, and leaves it alone otherwise', async () => {
    const { showBanner } = await open()
    const main = document.querySelector('main')
    if (main) main.tabIndex = -1
    showBanner()
    expect(document.activeElement).toBe(document.body)
    screen.getByRole('button', { name: EN.refuse_all }).focus()
    await press(EN.refuse_all)
    expect(document.activeElement).toBe(main)
  })

  it('does not choose by Escape', async () => {
    const { proof, showBanner } = await open()
    showBanner()
    fireEvent.keyDown(screen.getByRole('button', { name: EN.accept_all }), { key: 'Escape' })
    expect([banner() !== null, proof()]).toEqual([true, undefined])
  })

  it('[TR-19] is not shown again, nor to a merchant’s players who are not asked', async () => {
    for (const given of [{ storage: fakeStorage(stored()) }, { asks: false }]) {
      const { test, showBanner } = await open(given)
      showBanner()
      expect(banner()).toBeNull()
      expect(test.contributions(frameTop)).toEqual([])
      cleanup()
    }
  })

  it('is contributed to the frame where the player is asked', async () => {
    const { test } = await open()
    await waitFor(() => expect(test.contributions(frameTop)).toHaveLength(1))
  })

  it('waits on a screen without a frame, and while a dialog is open', async () => {
    const { test } = await open()
    const { rerender } = render(test.element('ConsentBanner', { bare: true }))
    expect(banner()).toBeNull()
    rerender(test.element('ConsentBanner', { bare: false }))
    expect(banner()).not.toBeNull()
    cleanup()

    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    document.body.append(dialog)
    render(test.element('ConsentBanner', { bare: false }))
    expect(banner()).toBeNull()
    dialog.removeAttribute('open')
    dialog.dispatchEvent(new Event('close'))
    await waitFor(() => expect(banner()).not.toBeNull())
    // One that opens over it does not take it away.
    dialog.setAttribute('open', '')
    await act(async () => {})
    expect(banner()).not.toBeNull()
  })

  it('gives the page room for its own height, while it is there', async () => {
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(180)
    const { showBanner } = await open()
    const room = () => document.documentElement.style.getPropertyValue('--bottom-notice')
    showBanner()
    expect(room()).toBe('180px')
    await press(EN.refuse_all)
    expect(room()).toBe('')
    height.mockRestore()
  })

  it.each([
    [{ version: '1' }, EN.again_policy],
    [{ at: Date.UTC(2029, 5, 1) }, EN.again_expired],
    [{ answers: { marketing: true } }, EN.again_category],
  ])('says why it asks again: %j', async (part, text) => {
    const { showBanner } = await open({ storage: fakeStorage(stored(part)) })
    showBanner()
    expect(banner()?.textContent).toContain(text)
  })

  it('[TR-19] grants nothing of a choice of another policy', async () => {
    const { consent } = await open({ storage: fakeStorage(stored({ version: '1' })) })
    expect(consent.granted.get()).toEqual(NOTHING)
  })

  it('asks without a link where the policy’s address is refused, and reports that', async () => {
    const legal = { company: 'A', minimumAge: 18, terms: '/t', privacy: 'javascript:alert(1)' }
    const { logger, showBanner } = await open({ merchant: { legal } })
    showBanner()
    expect(screen.queryByRole('link')).toBeNull()
    expect(codesOf(logger)).toEqual(['CN-POLICY'])
  })
})

describe('a browser that asks not to be tracked', () => {
  const signalled = { settings: { respectGpc: true } }
  beforeEach(
    () => void Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  )
  afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'))

  it('is not asked for marketing, and accepting the rest does not allow it', async () => {
    const { consent, showBanner } = await open(signalled)
    showBanner()
    expect(banner()?.textContent).toContain(EN.banner_signal)
    expect(banner()?.textContent).toContain('for statistics?')
    await press(EN.accept)
    expect(consent.granted.get()).toEqual({ ...NOTHING, analytics: true })
  })

  it('may allow it in the choices, which then counts', async () => {
    const { consent, proof, showBanner, showSheet } = await open(signalled)
    showBanner()
    const sheet = await showSheet()
    expect(sheet.getByText(EN.signal_note)).toBeTruthy()
    fireEvent.click(sheet.getByRole('switch', { name: EN.marketing }))
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: EN.save })))
    expect(consent.granted.get()).toEqual({ ...NOTHING, marketing: true })
    expect(proof()?.signal).toBe(true)
  })

  it('is not bothered where there is nothing else to ask', async () => {
    const { showBanner } = await open({ settings: { respectGpc: true, categories: ['marketing'] } })
    showBanner()
    expect(banner()).toBeNull()
  })
})

describe('the choices', () => {
  it('[TR-19] have a switch for each category, off at first, with the services behind it', async () => {
    const { showBanner, showSheet } = await open({ vendors: [PIXEL, CHAT] })
    showBanner()
    const sheet = await showSheet()
    expect(sheet.getAllByRole('switch').map((each) => (each as HTMLInputElement).checked)).toEqual([
      false,
      false,
      false,
    ])
    const [marketing, chat] = sheet.getAllByRole('list')
    expect(marketing?.textContent).toBe(
      'Acme pixelConnects to: cdn.acme.example, acme.exampleCookies on this site: _acme, _ac*',
    )
    expect(chat?.textContent).toContain('Acme chat')
    expect(sheet.getByText(EN.no_services)).toBeTruthy()
    expect(sheet.getByText(EN.not_chosen)).toBeTruthy()
  })

  it('do not ask about customer support where nothing needs it', async () => {
    const { showBanner, showSheet } = await open()
    showBanner()
    expect((await showSheet()).queryByRole('switch', { name: EN.support })).toBeNull()
  })

  it('[TR-19] show what each service uses the data for, before the player has chosen', async () => {
    const { showBanner, showSheet } = await open({
      vendors: [
        { ...PIXEL, purposes: ['statistics', 'ads'] },
        { ...CHAT, purposes: ['chat'] },
      ],
    })
    showBanner()
    const sheet = await showSheet()
    const textsOf = (title: string) => sheet.getByText(title).closest('li')?.textContent
    expect(textsOf(PIXEL.title)).toContain(`${EN.use_statistics}${EN.use_ads}`)
    expect(textsOf(CHAT.title)).toContain(EN.use_chat)
  })

  it('show the purpose in the words of a destination that has some', async () => {
    // The plugin whose contributions the test makes.
    const vendors = [{ ...PIXEL, plugin: 'test.other-0' }]
    const { test, showSheet } = await open({ vendors, storage: fakeStorage(stored()) })
    render(test.element('ChoicesLink'))
    const destination = { key: 'acme', consent: 'marketing', send() {} } as const
    test.contributeOthers(trackingDestinations, [{ ...destination, purpose: 'no_such_text' }])
    const sheet = await showSheet()
    expect(sheet.queryByText('no_such_text')).toBeNull()
    await act(async () =>
      test.contributeOthers(trackingDestinations, [{ ...destination, purpose: 'support_text' }]),
    )
    expect(sheet.getByText(EN.support_text)).toBeTruthy()
  })

  it.each([
    [EN.save, { ...NOTHING, analytics: true }],
    [EN.accept_all, EVERYTHING],
    [EN.refuse_all, NOTHING],
  ])('%s: closes, and applies at once', async (button, granted) => {
    const { consent, overlays, showBanner, showSheet } = await open()
    showBanner()
    const sheet = await showSheet()
    fireEvent.click(sheet.getByRole('switch', { name: EN.analytics }))
    expect(consent.granted.get()).toEqual(NOTHING)
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: button })))
    expect(overlays.opened[0]?.open).toBe(false)
    expect(consent.granted.get()).toEqual(granted)
    expect(banner()).toBeNull()
  })

  it.each(['ChoicesLink', 'ChoicesRow'])(
    '[TR-19] are opened again by %s, with what was chosen and when, and revoke live',
    async (component) => {
      const { test, consent, showSheet, proof } = await open({ storage: fakeStorage(stored()) })
      expect(consent.granted.get()).toEqual(EVERYTHING)
      render(test.element(component))
      const sheet = await showSheet()
      expect([isOn(EN.marketing), isOn(EN.analytics)]).toEqual([true, true])
      const text = sheet.getByText(/You chose on/).parentElement?.textContent
      for (const part of ['2030', 'version 2', 'feed0123']) expect(text).toContain(part)
      await act(async () => fireEvent.click(sheet.getByRole('button', { name: EN.refuse_all })))
      expect(consent.granted.get()).toEqual(NOTHING)
      expect(proof()?.answers).toEqual({ marketing: false, analytics: false })
    },
  )

  it.each(['ChoicesLink', 'ChoicesRow'])(
    '%s is nothing where the merchant does not ask',
    async (component) => {
      const { test } = await open({ asks: false })
      expect(render(test.element(component)).container.textContent).toBe('')
    },
  )
})

describe('the stored choice', () => {
  const elsewhere = (key: string | null) =>
    act(async () => dispatchEvent(new StorageEvent('storage', { key })))

  it('[TR-19] of another tab closes the banner and is applied here', async () => {
    const { consent, storage, showBanner } = await open()
    showBanner()
    for (const [key, text] of Object.entries(stored())) storage.stored.set(key, text)
    await elsewhere('theme')
    expect(banner()).not.toBeNull()
    await elsewhere(CHOICE.name)
    expect(banner()).toBeNull()
    expect(consent.granted.get()).toEqual(EVERYTHING)
  })

  it('that another tab clears is revoked', async () => {
    const { consent, storage } = await open({ storage: fakeStorage(stored()) })
    storage.stored.clear()
    await elsewhere(null)
    expect(consent.granted.get()).toEqual(NOTHING)
  })

  it('is read again by a page that comes back from the browser’s memory', async () => {
    const { consent, storage } = await open()
    for (const [key, text] of Object.entries(stored())) storage.stored.set(key, text)
    const show = (persisted: boolean) =>
      act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    await show(false)
    expect(consent.granted.get()).toEqual(NOTHING)
    await show(true)
    expect(consent.granted.get()).toEqual(EVERYTHING)
  })

  it('[TR-19] that expires while the page stays open counts until the player comes back to it', async () => {
    const { clock, consent, test, showBanner } = await open({ storage: fakeStorage(stored()) })
    showBanner()
    const show = (state: 'hidden' | 'visible') =>
      act(async () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
        document.dispatchEvent(new Event('visibilitychange'))
      })
    await show('visible')
    expect([banner(), consent.granted.get()]).toEqual([null, EVERYTHING])
    clock.time = Date.UTC(2031, 5, 16)
    await show('hidden')
    expect(consent.granted.get()).toEqual(EVERYTHING)
    await show('visible')
    expect([banner() !== null, consent.granted.get()]).toEqual([true, NOTHING])
    expect(await test.dispose()).toMatchObject({ errors: [] })
  })

  it('that cannot be read counts as not chosen', async () => {
    const { consent, showBanner } = await open({ storage: fakeStorage({ [CHOICE.name]: '{"answers":{' }) })
    showBanner()
    expect([banner() !== null, consent.granted.get()]).toEqual([true, NOTHING])
  })

  it('is granted once, and not again by each look at it', async () => {
    const { consent } = await open({ storage: fakeStorage(stored()) })
    await elsewhere(CHOICE.name)
    expect(consent.grants).toEqual([EVERYTHING])
  })

  it('is granted on while the plugin restarts: the vendors’ cookies stay', async () => {
    const { consent, test } = await open({ storage: fakeStorage(stored()) })
    await test.dispose()
    expect(consent.grants).toEqual([EVERYTHING])
  })
})

it('without a usable version of the policy nobody is asked, nothing is granted, and that is reported', async () => {
  const storage = fakeStorage(stored({ version: '' }))
  const { consent, logger, showBanner } = await open({ storage, settings: { policyVersion: '' } })
  showBanner()
  expect([banner(), consent.granted.get()]).toEqual([null, NOTHING])
  expect(codesOf(logger)).toEqual(['CN-VERSION'])
})
