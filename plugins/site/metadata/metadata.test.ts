import {
  createStore,
  I18N,
  type LanguageCode,
  NAVIGATION,
  type PageMetadata,
  type Route,
  routes,
  SITE,
} from '@foyer/sdk'
import { fakeI18n, fakeNavigation, fakeSite, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import metadata from './manifest.ts'

const tag = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute)

function start() {
  const navigation = fakeNavigation()
  const language = createStore<LanguageCode>('EN')
  const site = fakeSite({ merchant: { name: 'Lotus' }, status: 'pending' })
  const services = { [NAVIGATION]: navigation, [SITE]: site, [I18N]: { language } }
  return { navigation, language, site, running: testPlugin(metadata, { services }) }
}

beforeEach(() => {
  document.head.innerHTML = '<title>Baked</title><meta name="description" content="Baked">'
})
afterEach(() => {
  document.head.innerHTML = ''
})

describe('site.metadata', () => {
  it('[RR-05] shows the profile’s metadata of the page, and follows path, language and main domain', async () => {
    const { navigation, language, site, running } = start()
    await running
    navigation.navigate('/m/login')
    await vi.waitFor(() => expect(document.title).toBe('Lotus /m/login EN'))
    expect(tag('meta[name=description]')).toBe('About /m/login')
    expect(tag('link[rel=canonical]', 'href')).toBe(`${location.origin}/m/login`)
    language.set('VI')
    await vi.waitFor(() => expect(document.title).toBe('Lotus /m/login VI'))
    site.arrive({ mainDomain: 'www.lotus.example' })
    await vi.waitFor(() =>
      expect(tag('link[rel=canonical]', 'href')).toBe('https://www.lotus.example/m/login'),
    )
    expect(document.head.querySelectorAll('meta[name=description], link[rel=canonical]')).toHaveLength(2)
  })

  it('[RR-04] sets noindex on a deep path and removes it again', async () => {
    const { navigation, running } = start()
    await running
    navigation.navigate('/m/member/home')
    await vi.waitFor(() => expect(tag('meta[name=robots]')).toBe('noindex'))
    navigation.navigate('/m/home')
    await vi.waitFor(() => expect(document.title).toContain('/m/home'))
    expect(tag('meta[name=robots]')).toBe(location.hostname === 'localhost' ? undefined : 'noindex')
  })

  it('[RR-05] shows the keywords of the current screen and language, and none where it has none', async () => {
    const { navigation, language, site, running } = start()
    await running
    vi.spyOn(site, 'metadata').mockImplementation((path) =>
      Promise.resolve({
        title: path,
        description: path,
        ...(path === '/m/game' && { keywords: `games ${language.get()}` }),
      }),
    )
    navigation.navigate('/m/game')
    await vi.waitFor(() => expect(tag('meta[name=keywords]')).toBe('games EN'))
    language.set('VI')
    await vi.waitFor(() => expect(tag('meta[name=keywords]')).toBe('games VI'))
    navigation.navigate('/m/login')
    await vi.waitFor(() => expect(tag('meta[name=keywords]')).toBeUndefined())
  })

  it('[RR-05] is called by the screen’s plugin where the profile has no title of its own', async () => {
    const navigation = fakeNavigation()
    const i18n = fakeI18n({ screen: 'Promotions' })
    const site = fakeSite({ merchant: { name: 'Lotus' } })
    vi.spyOn(site, 'metadata').mockImplementation((path) =>
      Promise.resolve({
        title: 'Lotus for all',
        description: 'About Lotus',
        ...(path !== '/m/login' && { general: true as const }),
      }),
    )
    const services = { [NAVIGATION]: navigation, [SITE]: site, [I18N]: i18n }
    const test = await testPlugin(metadata, { services })
    const screen = (path: string, title?: string): Route => ({
      path,
      access: 'public',
      component: 'X',
      ...(title && { title }),
    })
    test.contributeOthers(routes, [
      screen('/m/login', 'screen'),
      screen('/m/game'),
      screen('/m/news/:id', 'screen'),
      screen('/m/help', 'no_such_text'),
    ])
    for (const [path, title] of [
      ['/m/news/7', 'Promotions – Lotus'],
      ['/m/login', 'Lotus for all'],
      ['/m/news/8', 'Promotions – Lotus'],
      ['/m/game', 'Lotus for all'],
      ['/m/news/9', 'Promotions – Lotus'],
      ['/m/help', 'Lotus for all'],
    ] as const) {
      navigation.navigate(path)
      await vi.waitFor(() => expect(document.title).toBe(title))
      expect(tag('meta[name=description]')).toBe('About Lotus')
    }
  })

  it('[RR-05] shows the current screen’s titles, even if those of the previous one arrive later', async () => {
    const { navigation, site, running } = start()
    await running
    let late: (page: PageMetadata) => void = () => undefined
    const slow = new Promise<PageMetadata>((resolve) => (late = resolve))
    vi.spyOn(site, 'metadata').mockReturnValueOnce(slow)
    navigation.navigate('/m/slow')
    navigation.navigate('/m/login')
    await vi.waitFor(() => expect(document.title).toContain('/m/login'))
    late({ title: 'Late', description: 'Late' })
    await slow
    expect(document.title).toContain('/m/login')
  })

  it('restores the head', async () => {
    const { navigation, running } = start()
    const test = await running
    navigation.navigate('/m/member/home')
    await vi.waitFor(() => expect(document.title).toContain('/m/member/home'))
    expect(await test.dispose()).toMatchObject({ errors: [] })
    expect(document.title).toBe('Baked')
    expect(document.head.querySelectorAll('meta, link')).toHaveLength(1)
    expect(tag('meta[name=description]')).toBe('Baked')
  })
})
