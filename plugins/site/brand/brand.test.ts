import { SITE } from '@foyer/sdk'
import { fakeSite, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logo } from '../contract.ts'
import brand from './manifest.ts'

/** Addresses of the images that load; all others fail. */
const loading = new Set<string>()
const asked: string[] = []
class FakeImage {
  onload = (): void => undefined
  onerror = (): void => undefined
  set src(address: string) {
    asked.push(address)
    queueMicrotask(() => (loading.has(address) ? this.onload() : this.onerror()))
  }
}

beforeEach(() => {
  loading.clear()
  asked.length = 0
  vi.stubGlobal('Image', FakeImage)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

const CDNS = ['https://img.example', 'https://img2.example']
async function start(templates: Record<string, string>, imageCDNs = CDNS) {
  const site = fakeSite({ status: { templates, imageCDNs } })
  const test = await testPlugin(brand, { services: { [SITE]: site } })
  const shown = (): readonly string[] => test.contributions(logo)
  return { site, test, shown }
}
const tag = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute)

describe('site.brand', () => {
  it('[EN-31c] shows the gateway’s logo, and the next one live', async () => {
    loading.add('https://img.example/a.png').add('https://img.example/b.png')
    const { site, shown } = await start({ image_logo: '/a.png' })
    await vi.waitFor(() => expect(shown()).toEqual(['https://img.example/a.png']))
    site.arrive({ templates: { image_logo: '/b.png' } })
    await vi.waitFor(() => expect(shown()).toEqual(['https://img.example/b.png']))
    site.arrive({ templates: {} })
    await vi.waitFor(() => expect(shown()).toEqual([]))
  })

  it('[EN-31e] uses the next CDN if one fails', async () => {
    loading.add('https://img2.example/a.png')
    const { shown } = await start({ image_logo: '/a.png' })
    await vi.waitFor(() => expect(shown()).toEqual(['https://img2.example/a.png']))
    expect(asked).toEqual(['https://img.example/a.png', 'https://img2.example/a.png'])
  })

  it('[EN-31c] does not replace the logo by one that loads from no CDN or is of a foreign host', async () => {
    loading.add('https://img.example/a.png').add('https://stranger.example/x.png')
    const { site, test, shown } = await start({ image_logo: '/a.png' })
    await vi.waitFor(() => expect(shown()).toHaveLength(1))
    site.arrive({ templates: { image_logo: '/broken.png' } })
    await vi.waitFor(() => expect(test.logger.entries).toHaveLength(1))
    site.arrive({ templates: { image_logo: 'https://stranger.example/x.png' } })
    await vi.waitFor(() => expect(test.logger.entries).toHaveLength(2))
    expect(shown()).toEqual(['https://img.example/a.png'])
    expect(asked).not.toContain('https://stranger.example/x.png')
  })

  it('[EN-31c] [EN-27] adds touch icon and title to the head, and removes them again', async () => {
    const pwa = JSON.stringify({ title: 'Lotus', icons: { 192: '/192.png' } })
    const { site, test } = await start({ apple_touch_icon: '/touch.png', pwa })
    await vi.waitFor(() =>
      expect(tag('link[rel=apple-touch-icon]', 'href')).toBe('https://img.example/touch.png'),
    )
    expect(tag('meta[name=apple-mobile-web-app-title]', 'content')).toBe('Lotus')
    site.arrive({ templates: { pwa } })
    await vi.waitFor(() =>
      expect(tag('link[rel=apple-touch-icon]', 'href')).toBe('https://img.example/192.png'),
    )
    expect(document.head.querySelectorAll('link')).toHaveLength(1)
    expect(await test.dispose()).toMatchObject({ errors: [] })
    expect(document.head.children).toHaveLength(0)
  })

  it('ignores an unchanged status', async () => {
    loading.add('https://img.example/a.png')
    const { site, shown } = await start({ image_logo: '/a.png' })
    await vi.waitFor(() => expect(shown()).toHaveLength(1))
    site.arrive({})
    site.arrive({ maintenance: true })
    expect(asked).toHaveLength(1)
  })
})
