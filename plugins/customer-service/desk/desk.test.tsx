import { chatProviders, HTTP, I18N, NAVIGATION, OVERLAYS, SESSION, SITE } from '@foyer/sdk'
import {
  fakeHttp,
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeSession,
  fakeSite,
  testMember,
  testMerchant,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { encryptDes } from '../../../kernel/crypto/legacy/encrypt-des.ts'
import { conversations, CUSTOMER_SERVICE, type CustomerService, pathCodecs } from '../contract.ts'
import { CHAT_WAIT_MS } from './constants.ts'
import texts from './locales/EN.json'
import desk from './manifest.ts'

const KEY = 'k7Qx2mPz'
const entry = (desk: string, title = desk, csType = 'LIVECHAT') => ({
  title,
  csType,
  path: `${encryptDes(`https://chat.example/${desk}`, KEY)}${KEY}`,
})
const parts = (...customerService: unknown[]) => ({ parts: { customerService } })

let infoAnswer: unknown
async function start(...given: unknown[]) {
  // The settings first, where there are any.
  const settings = given.find(
    (part) => typeof part === 'object' && part !== null && ('hours' in part || 'siteInfo' in part),
  )
  const entries = given.filter((part) => part !== settings)
  const merchant = testMerchant()
  const site = fakeSite({
    status: parts(...entries),
    merchant: { legal: { ...merchant.legal, mail: 'help@test.example', phone: '+60 3 2181 0172' } },
  })
  const session = fakeSession()
  const overlays = fakeOverlays()
  const navigation = fakeNavigation()
  const http = fakeHttp({ 'customer-service.site-info': () => infoAnswer })
  const services = {
    [HTTP]: http,
    [SITE]: site,
    [SESSION]: session,
    [OVERLAYS]: overlays,
    [NAVIGATION]: navigation,
    [I18N]: fakeI18n(texts),
  }
  const test = await testPlugin(desk, {
    services,
    texts,
    ...(settings ? { settings: { ...settings } } : {}),
  })
  const service = test.provided['desk'] as CustomerService
  // The plugin's components find the provided service by its token.
  Object.assign(services, { [CUSTOMER_SERVICE]: service })
  return { test, service, site, session, overlays, navigation, http }
}
const tap = (isActive: boolean) => vi.stubGlobal('navigator', { userActivation: { isActive } })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the desk', () => {
  it('[OV-31][EN-21] opens one entry directly, in a window of its own', async () => {
    const { service, navigation, overlays } = await start(entry('one'))
    expect(service.open()).toBe(true)
    expect(navigation.opened).toEqual(['https://chat.example/one'])
    expect(overlays.choices).toEqual([])
  })

  it('[OV-31][OV-20] offers several, as links', async () => {
    const { service, navigation, overlays } = await start(entry('one'), entry('two', ''))
    expect(service.open()).toBe(true)
    expect(overlays.choices).toMatchObject([
      {
        title: 'Customer service',
        choices: [
          { label: 'one', href: 'https://chat.example/one' },
          { label: 'CS2', href: 'https://chat.example/two' },
        ],
      },
    ])
    expect(navigation.opened).toEqual([])
  })

  it('[OV-31] returns false and opens nothing without an entry', async () => {
    const { service, navigation, overlays } = await start()
    expect(service.open()).toBe(false)
    expect([navigation.opened, overlays.choices]).toEqual([[], []])
  })

  it('[OV-31] offers one entry as a link too where a window would be blocked', async () => {
    const { service, navigation, overlays } = await start(entry('one'))
    tap(false)
    expect(service.open()).toBe(true)
    expect(navigation.opened).toEqual([])
    expect(overlays.choices[0]?.choices.map(({ href }) => href)).toEqual(['https://chat.example/one'])
  })

  it('[EN-21] leaves out an entry that does not decode, or is not https, and says why', async () => {
    const http = { path: `${encryptDes('http://chat.example/', KEY)}${KEY}` }
    const { service, test } = await start({ path: 'nonsense' }, http, entry('one'))
    expect(service.entries.get().map(({ title }) => title)).toEqual(['one'])
    expect(test.logger.entries.map(({ subject }) => String(subject).split(':')[0])).toEqual([
      'CS-PATH',
      'CS-URL',
    ])
  })

  it('[EN-22] sends the vendor a member’s name, and removes it after log-out', async () => {
    const { test, service, session } = await start(entry('one'))
    test.contributeOthers(chatProviders, [{ kind: 'link', key: 'LIVECHAT', nameParameter: 'name' }])
    const urls = () => service.entries.get().map(({ url }) => url)
    act(() => session.start(testMember({ userName: 'anna' })))
    expect(urls()).toEqual(['https://chat.example/one?name=anna'])
    act(() => session.end('logout'))
    expect(urls()).toEqual(['https://chat.example/one'])
  })

  it('follows the status, and keeps the entries when a cached status has none', async () => {
    const { service, site } = await start(entry('one'))
    const titles = () => service.entries.get().map(({ title }) => title)
    site.arrive(parts(entry('two'), entry('three')))
    await waitFor(() => expect(titles()).toEqual(['two', 'three']))
    site.arrive({ parts: {} })
    expect(titles()).toEqual(['two', 'three'])
    site.arrive(parts())
    await waitFor(() => expect(titles()).toEqual([]))
  })

  it('[RO-04][OV-31] opens the conversation that is on, and the links where it is not for the player', async () => {
    const { test, service, navigation } = await start(entry('one'))
    const asked: unknown[] = []
    let opens = true
    test.contributeOthers(conversations, [{ open: (options) => (asked.push(options), opens) }])
    expect(service.open()).toBe(true)
    expect(navigation.opened).toEqual([])
    opens = false
    expect(service.open()).toBe(true)
    expect(navigation.opened).toEqual(['https://chat.example/one'])
    expect(asked).toEqual([{ hasLinks: true }, { hasLinks: true }])
  })

  it('offers the entries of the site info too, where the merchant has set it', async () => {
    infoAnswer = [entry('three')]
    const { service, http } = await start({ siteInfo: true }, entry('one'))
    await waitFor(() => expect(service.entries.get().map(({ title }) => title)).toEqual(['one', 'three']))
    expect(http.calls.map(({ endpoint }) => endpoint)).toEqual(['customer-service.site-info'])
    expect((await start(entry('one'))).http.calls).toEqual([])
  })

  it('[EN-21] decodes with the codec of another plugin as soon as there is one', async () => {
    const { test, service } = await start({ ...entry('one'), path: 'chat.example/plain' })
    expect(service.entries.get()).toEqual([])
    test.contributeOthers(pathCodecs, [{ decode: (path) => `https://${path}` }])
    await waitFor(() =>
      expect(service.entries.get().map(({ url }) => url)).toEqual(['https://chat.example/plain']),
    )
  })

  it('ignores the status after it has stopped', async () => {
    const { test, service, site } = await start(entry('one'))
    await test.dispose()
    site.arrive(parts())
    await Promise.resolve()
    expect(service.entries.get()).toHaveLength(1)
  })
})

describe('the link on other screens', () => {
  it.each(['row', 'line'])('[OV-31] opens the same way as the desk: %s', async (look) => {
    const { test, navigation } = await start(entry('one'))
    render(test.element('ContactUs', { look }))
    fireEvent.click(screen.getByRole('button', { name: 'Contact us' }))
    expect(navigation.opened).toEqual(['https://chat.example/one'])
  })

  it('[OV-31] shows nothing without an entry, and appears with the first', async () => {
    const { test, site } = await start()
    const { container } = render(test.element('ContactUs', { variant: 'row' }))
    expect(container.innerHTML).toBe('')
    act(() => site.arrive(parts(entry('one'))))
    expect(await screen.findByRole('button', { name: 'Contact us' })).toBeTruthy()
  })
})

describe('the page', () => {
  it('[OV-31] offers every entry as a link', async () => {
    const { test } = await start(entry('one'), entry('two'))
    render(test.element('ServiceScreen'))
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://chat.example/one',
      'https://chat.example/two',
      'mailto:help@test.example',
      'tel:+60321810172',
    ])
    expect(links[0]?.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('[OV-31] reports that there is no entry, with a button to ask again', async () => {
    const { test, site } = await start()
    render(test.element('ServiceScreen'))
    expect(screen.getByRole('alert').textContent).toContain('cannot be reached')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(site.refreshes).toBe(1)
  })

  it('does not say that there is no entry while they are decoded', async () => {
    const { test, site } = await start()
    render(test.element('ServiceScreen'))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    act(() => site.arrive(parts(entry('one'))))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await screen.findByText('one')).toBeDefined()
  })

  it('nor while the site info may have one', async () => {
    let answer: (entries: unknown) => void = () => {}
    infoAnswer = new Promise((resolve) => (answer = resolve))
    const { test } = await start({ siteInfo: true })
    render(test.element('ServiceScreen'))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => answer([]))
    expect(await screen.findByRole('alert')).toBeDefined()
  })

  it('shows that the chat’s button may come, for a time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { test } = await start(entry('one'))
    const { container } = render(test.element('ServiceScreen'))
    const places = () => container.querySelectorAll('[class*="skeleton"]')
    expect(places()).toHaveLength(1)
    act(() => void vi.advanceTimersByTime(CHAT_WAIT_MS))
    expect(places()).toHaveLength(0)
  })

  it('tells the ways apart, by picture and words', async () => {
    const { test } = await start(entry('one', 'Chat'), entry('two', 'Support', 'COMM100'))
    render(test.element('ServiceScreen'))
    const [chat, support] = screen.getAllByRole('link')
    expect(chat?.textContent).toBe(`Chat${texts.how_chat}`)
    expect(support?.textContent).toBe(`Support${texts.how_desk}`)
    expect(chat?.querySelector('path')?.outerHTML).not.toBe(support?.querySelector('path')?.outerHTML)
  })

  it.each([
    [undefined, undefined],
    [{ from: '00:00', to: '00:00', utcOffset: 420 }, texts.always],
    [{ from: '08:00', to: '23:30', utcOffset: 0 }, 'We answer every day, '],
  ])('says when somebody answers, where the merchant does: %j', async (hours, text) => {
    const { test } = await start({ hours }, entry('one'))
    render(test.element('ServiceScreen'))
    expect(screen.queryAllByText(text ?? /We answer/, { exact: false })).toHaveLength(text ? 1 : 0)
  })
})
