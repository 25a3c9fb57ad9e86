import {
  CLOCK,
  createStore,
  DOMAINS,
  I18N,
  type LanguageCode,
  NAVIGATION,
  OVERLAYS,
  REACHABILITY,
  SITE,
} from '@foyer/sdk'
import {
  fakeClock,
  fakeDomains,
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeSite,
  fakeStorage,
  testMerchant,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REGISTRATION_INFO } from '../../account/contract/registration-info.ts'
import {
  CUSTOMER_SERVICE,
  type CustomerService,
  type CustomerServiceEntry,
} from '../../customer-service/contract.ts'
import { ALL_DEAD_MS, CHECK_MS } from './constants.ts'
import texts from './locales/EN.json' with { type: 'json' }
import VI from './locales/VI.json' with { type: 'json' }
import plugin from './manifest.ts'

/** Needs a browser, where tests/full/corpora/safe-html.spec.ts runs it. */
const sanitizeHtml = vi.hoisted(() => vi.fn<(html: string) => DocumentFragment>())
vi.mock('../../../sdk/src/ui/sanitize-html.ts', () => ({ sanitizeHtml }))

const NOW = Date.UTC(2026, 10, 21, 12)
const END = NOW + 3_600_000
const LIVE: CustomerServiceEntry = { title: 'Live chat', url: 'https://chat.example/live' }
const MAIL: CustomerServiceEntry = { title: 'CS2', url: 'https://chat.example/mail' }

interface Setting {
  readonly status?: Parameters<ReturnType<typeof fakeSite>['arrive']>[0]
  readonly contacts?: readonly CustomerServiceEntry[]
  readonly language?: LanguageCode
  readonly winner?: string
  /** The merchant's address for letters. */
  readonly mail?: string
}

async function start({ status, contacts, language = 'EN', winner, mail }: Setting = {}) {
  const expectedTexts = language === 'EN' ? texts : VI
  const legal = { ...testMerchant().legal, ...(mail && { mail }) }
  const site = fakeSite({ status: status ?? 'pending', merchant: { legal } })
  const overlays = fakeOverlays()
  const navigation = fakeNavigation()
  const domains = fakeDomains(winner)
  const storage = fakeStorage()
  const reachability = fakeReachability()
  const service = {
    entries: createStore(contacts ?? []),
    reading: createStore(false),
    open: vi.fn(() => true),
  } satisfies CustomerService
  /** What is opened first, as the player sees it. */
  const Opened = (): ReactNode => {
    const component = overlays.opened[0]?.component as FunctionComponent<{ close: () => void }> | undefined
    return component ? createElement(component, { close() {} }) : null
  }
  const load = async () => ({ ...(await import('./status-pages.ts')), Opened })
  const test = await testPlugin(
    { ...plugin, load },
    {
      services: {
        [SITE]: site,
        [OVERLAYS]: overlays,
        [NAVIGATION]: navigation,
        [DOMAINS]: domains,
        [REACHABILITY]: reachability,
        [I18N]: fakeI18n(expectedTexts, language),
        [CLOCK]: fakeClock(NOW),
        ...(contacts && { [CUSTOMER_SERVICE]: service }),
      },
      texts: expectedTexts,
      storage,
    },
  )
  const open = () => overlays.opened.filter((each) => each.open).map(({ options }) => options.priority)
  return { test, site, overlays, navigation, domains, service, storage, open, reachability }
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(async () => void fireEvent.click(button(name)))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the page that replaces the site', () => {
  it('[ST-31] follows the status, and cannot be closed otherwise', async () => {
    const { site, overlays, open, test } = await start({ status: { maintenance: true } })
    expect(overlays.opened[0]?.options).toEqual({
      label: 'Under maintenance',
      kind: 'full',
      priority: 'maintenance',
      dismissible: false,
    })
    site.arrive({ maintenanceEnd: END })
    expect(overlays.opened).toHaveLength(1)
    site.arrive({ regionRestriction: true })
    expect(open()).toEqual(['access-denied'])
    site.arrive({ regionRestriction: false, maintenance: false })
    expect(open()).toEqual([])
    site.arrive({ maintenance: true })
    expect(open()).toEqual(['maintenance'])
    expect(await test.dispose()).toMatchObject({ errors: [], nodes: [] })
    expect(open()).toEqual([])
  })

  it('[ST-31] stays while a recheck fails', async () => {
    const { site, open } = await start({ status: { maintenance: true } })
    site.fail()
    expect(open()).toEqual(['maintenance'])
  })

  it('refreshes the status around every half minute until the site is open', async () => {
    const { site } = await start({ status: { maintenance: true } })
    await vi.advanceTimersByTimeAsync(CHECK_MS - 1)
    expect(site.refreshes).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(site.refreshes).toBe(1)
    await vi.advanceTimersByTimeAsync(CHECK_MS)
    expect(site.refreshes).toBe(2)
    site.arrive({ maintenance: false })
    await vi.advanceTimersByTimeAsync(CHECK_MS * 10)
    expect(site.refreshes).toBe(2)
  })

  it('does not refresh while the page is hidden', async () => {
    const { site } = await start({ status: { maintenance: true } })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await vi.advanceTimersByTimeAsync(CHECK_MS * 3)
    expect(site.refreshes).toBe(0)
    hidden.mockReturnValue(false)
    await vi.advanceTimersByTimeAsync(CHECK_MS)
    expect(site.refreshes).toBe(1)
  })
})

describe('the maintenance page', () => {
  const show = async (setting: Setting) => {
    const started = await start({ ...setting, status: { maintenance: true, ...setting.status } })
    render(started.test.element('MaintenancePage', { close() {} }))
    return started
  }

  it('[OV-06] shows reason and end, and lets the player refresh', async () => {
    const { site, service } = await show({ status: { maintenanceEnd: END }, contacts: [LIVE, MAIL] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Under maintenance')
    expect(screen.getByText(texts.maintenance_text)).toBeTruthy()
    expect(document.querySelector('time')?.dateTime).toBe(new Date(END).toISOString())
    expect(screen.queryByRole('region')).toBeNull()
    await press('Contact us')
    expect(service.open).toHaveBeenCalledOnce()
    await press('Check again')
    expect(site.refreshes).toBe(1)
    expect(screen.getByRole('status').textContent).toBe(texts.still_closed)
  })

  it('[ST-31] an end that is past, or not known, is not shown', async () => {
    const { site } = await show({ status: { maintenanceEnd: NOW } })
    expect(document.querySelector('time')).toBeNull()
    act(() => site.arrive({ maintenanceEnd: END }))
    expect(document.querySelector('time')).not.toBeNull()
    act(() => site.arrive({ maintenanceEnd: undefined }))
    expect(document.querySelector('time')).toBeNull()
  })

  it('[OV-06] says the same in English, where the language is another', async () => {
    await show({ status: { maintenanceEnd: END }, language: 'VI' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(VI.maintenance_title)
    const english = screen.getByRole('region', { name: 'Under maintenance' })
    expect(english.lang).toBe('en')
    expect(english.textContent).toContain(texts.maintenance_text)
    expect(english.textContent).toContain('Expected to be back: Saturday, November 21')
  })

  it.each<[string, Record<string, string>, string, string]>([
    ['its own', { maintenance_description: '<p>Một</p>' }, 'Một!', texts.maintenance_text],
    ['by language', { maintenance_description: 'x', maintenance_description_VI: 'Hai' }, 'Hai!', texts.maintenance_text],
    ['in English', { maintenance_description_EN: 'Two' }, VI.maintenance_text, 'Two!'],
    ['with nothing to read', { maintenance_description: '<script>1</script>' }, VI.maintenance_text, texts.maintenance_text],
  ])('[OV-06][SE-02] the merchant’s description, %s, as the sanitiser leaves it', async (_, templates, own, english) => {
    sanitizeHtml.mockImplementation((html) => {
      const template = document.createElement('template')
      template.innerHTML = `<p>${html.replace(/<.*?>/g, '')}!</p>`
      return template.content
    })
    await show({ status: { templates }, language: 'VI' })
    vi.useRealTimers()
    expect(await screen.findByText(own)).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('region').textContent).toContain(english))
  }) // prettier-ignore

  it.each([
    ['no plugin knows any', undefined],
    ['there is none', []],
  ])('[OV-06] has no way to customer service where %s', async (_, contacts) => {
    await show({ ...(contacts && { contacts }) })
    expect(screen.queryByRole('button', { name: 'Contact us' })).toBeNull()
  })
})

describe('the access-denied page', () => {
  const show = async (setting: Setting) => {
    const started = await start({ ...setting, status: { regionRestriction: true, ip: '203.0.113.7' } })
    render(started.test.element('AccessDeniedPage', { close() {} }))
    return started
  }

  it('[OV-07] shows heading and address, and leads to the first customer-service link', async () => {
    await show({ contacts: [LIVE, MAIL] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Access Denied')
    expect(screen.getByText('203.0.113.7')).toBeTruthy()
    const contact = screen.getByRole('link', { name: 'Contact us' })
    expect(contact.getAttribute('href')).toBe(LIVE.url)
    expect(contact.getAttribute('rel')).toBe('noopener noreferrer')
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('[OV-07] says the same in English, where the language is another', async () => {
    await show({ language: 'VI' })
    expect(screen.getByText(VI.denied_text)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Access Denied' }).textContent).toContain(texts.denied_text)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('a status that cannot be had', () => {
  it('[ER-01] is alerted once, until it is had', async () => {
    const { site, overlays, open } = await start()
    site.fail({ errorCode: 'system.busy', message: 'Busy' })
    expect(overlays.opened[0]?.options).toMatchObject({ label: 'Notice', priority: 'alert' })
    overlays.opened[0]?.close()
    site.fail({ errorCode: 'system.busy' })
    expect(overlays.opened).toHaveLength(1)
    site.arrive()
    site.fail({ errorCode: 'system.busy' })
    expect(open()).toEqual([])
  })

  it.each([
    ['the gateway’s words', 'https:', { errorCode: 'system.busy', message: 'Busy' }, 'Busy'],
    ['‘Error’, where it says nothing', 'https:', { errorCode: 'system.busy' }, 'Error'],
    ['‘Error’ on https without an answer', 'https:', {}, 'Error'],
    ['‘Error’ for a code without words on plain http', 'http:', { errorCode: 'system.busy' }, 'Error'],
    ['that the network failed, on plain http', 'http:', {}, 'Network Error / CORS Errors'],
  ])('[ER-01] the alert is titled Notice and says %s', async (_, protocol, answer, words) => {
    vi.spyOn(location, 'protocol', 'get').mockReturnValue(protocol)
    const { site, test } = await start()
    site.fail(answer)
    render(test.element('Opened'))
    expect(screen.getByRole('heading').textContent).toBe('Notice')
    expect(screen.getByText(words).tagName).toBe('P')
  })

  it('the alert goes by itself once the gateway answers', async () => {
    const { site, open } = await start()
    site.fail()
    expect(open()).toEqual(['alert'])
    site.arrive()
    expect(open()).toEqual([])
  })

  it('[ER-01] [OV-20] a domain that is not available puts the notice in the alert’s place, and takes it back', async () => {
    const { site, overlays, open } = await start()
    site.fail()
    site.fail({ errorCode: 'domain_not_available' })
    site.fail({ errorCode: 'domain_not_available' })
    expect(open()).toEqual(['unreachable'])
    expect(overlays.opened).toHaveLength(2)
    expect(overlays.opened[1]?.options).toMatchObject({ label: 'Notice', dismissible: false })
    site.arrive()
    expect(open()).toEqual([])
  })

  it('[ER-02] nothing is said while the network is gone', async () => {
    const { site, open, reachability } = await start()
    reachability.state.set('offline')
    site.fail()
    expect(open()).toEqual([])
  })

  it('is asked for again by itself, less and less', async () => {
    const { site } = await start()
    site.fail()
    const at: number[] = []
    const refresh = vi.spyOn(site, 'refresh').mockImplementation(async () => {
      at.push((Date.now() - NOW) / CHECK_MS)
      site.fail()
    })
    await vi.advanceTimersByTimeAsync(CHECK_MS * 20)
    expect(at).toEqual([1, 3, 7, 15])
    refresh.mockImplementation(async () => site.arrive())
    await vi.advanceTimersByTimeAsync(CHECK_MS * 30)
    expect(refresh).toHaveBeenCalledTimes(5)
  })

  it('the alert’s retry asks at once, and says when that was in vain', async () => {
    const { test, site } = await start()
    const close = vi.fn()
    render(test.element('ErrorNotice', { message: 'Busy', close }))
    expect(screen.getByText('Busy')).toBeTruthy()
    await press('Try again')
    expect(site.refreshes).toBe(1)
    expect(screen.getByRole('status').textContent).toBe(texts.still_failing)
    await press('OK')
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('the unreachable-site notice', () => {
  const show = async (setting: Setting) => {
    const started = await start(setting)
    started.storage.set(REGISTRATION_INFO, { affiliateCode: 'A1', referralCode: 'R1' })
    const view = render(started.test.element('UnreachableNotice', { message: 'Gone' }))
    return { ...started, view }
  }

  it.each([
    ['none', [], false],
    ['one', [LIVE], true],
    ['several', [LIVE, MAIL, LIVE], true],
  ])('[OV-20] customer service, with %s', async (_, contacts, shown) => {
    const { service } = await show({ contacts })
    expect(screen.queryAllByRole('button', { name: 'Customer service' })).toHaveLength(shown ? 1 : 0)
    if (!shown) return
    await press('Customer service')
    expect(service.open).toHaveBeenCalledOnce()
  })

  it('[OV-20] explains in the player’s language what the gateway says in its own', async () => {
    await show({ language: 'VI' })
    const [own, gateway] = [screen.getByText(VI.unreachable), screen.getByText('Gone')]
    expect(own.compareDocumentPosition(gateway)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('heading').textContent).toBe(VI.notice)
    expect(button(VI.retry_once)).toBeTruthy()
  })

  it.each([
    ['where nobody else can be asked', [], 'help@test.example', 'mailto:help@test.example'],
    ['not beside customer service', [LIVE], 'help@test.example', undefined],
    ['not without an address', [], undefined, undefined],
  ])('leads to the merchant’s mail: %s', async (_, contacts, mail, href) => {
    await show({ contacts, ...(mail && { mail }) })
    const links = screen.queryAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(href ? [href] : [])
    expect(links.map((link) => link.textContent)).toEqual(href ? [`Write to us: ${mail}`] : [])
  })

  it('[OV-21] retry once leads to the fastest domain, with the registration’s codes and no token, of the address or of the session', async () => {
    const session = { id: '7', token: 't0ken', merchantCode: 'lotus01', userName: 'lan', type: 0 }
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session))
    window.history.replaceState(null, '', '/m/home?token=t0ken&tokens=t0ken&lang=EN')
    const { navigation, domains } = await show({ winner: 'https://b.example' })
    await press('Retry once')
    sessionStorage.clear()
    window.history.replaceState(null, '', '/')
    expect(navigation.left).toEqual(['https://b.example/m/index.html?affiliateCode=A1&r=R1'])
    expect(domains.races).toBe(1)
    await press('Retry once')
    expect(domains.races).toBe(1)
  })

  it('[OV-21] where none answers the player reads so, and this host is loaded again', async () => {
    const { navigation } = await show({})
    await press('Retry once')
    expect(screen.getByRole('status').textContent).toBe(texts.all_dead)
    const leave = vi.spyOn(navigation, 'navigateExternal').mockReturnValue(true)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(leave).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(leave).toHaveBeenCalledWith(`${location.origin}/m/index.html?affiliateCode=A1&r=R1`)
  })

  it('[OV-21] where the navigation refuses the address, this page is loaded again', async () => {
    const { navigation } = await show({ winner: 'http://b.example' })
    vi.spyOn(navigation, 'navigateExternal').mockReturnValue(false)
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    await press('Retry once')
    expect(navigation.navigateExternal).toHaveBeenCalledWith(
      'http://b.example/m/index.html?affiliateCode=A1&r=R1',
    )
    expect(reload).toHaveBeenCalledOnce()
  })

  it('leads nowhere any more once it is taken away', async () => {
    const { navigation, view } = await show({})
    await press('Retry once')
    view.unmount()
    await vi.advanceTimersByTimeAsync(ALL_DEAD_MS)
    expect(navigation.left).toEqual([])
  })
})
