import { captchaProviders, I18N, type LanguageCode } from '@foyer/sdk'
import { describeConformance, fakeI18n, testPlugin } from '@foyer/sdk/testing'
import { describe, expect, it, vi } from 'vitest'
import { options } from './conformance.ts'
import { fakeVendor } from './fake-vendor.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

/** Lets a form start the captcha; `loadScript` runs in place of the vendor's script. */
async function start(language: LanguageCode, loadScript: () => unknown) {
  const services = { [I18N]: fakeI18n(EN) }
  const test = await testPlugin(plugin, { services, settings: { siteKey: 'site-1' }, loadScript })
  const [provider] = test.contributions(captchaProviders)
  if (!provider) throw new Error('the plugin contributes no provider')
  const container = document.createElement('div')
  const { signal } = new AbortController()
  const events = { passed: vi.fn(), closed: vi.fn(), failed: vi.fn() }
  const starting = provider.start({ scene: 'login', language, container, signal }, events)
  return { test, container, events, starting }
}
/** The captcha's box, ready for the player. */
async function load(language: LanguageCode = 'EN') {
  const vendor = fakeVendor()
  const { starting, ...rest } = await start(language, () => vendor.loadScript(''))
  return { ...rest, vendor, box: await starting }
}

describe('the captcha', () => {
  it.each([
    ['EN', 'en'],
    ['PT-BR', 'pt-br'],
  ] as const)('opens the vendor’s box with the site’s key, for %s in %s', async (language, code) => {
    const { test, container, vendor, box } = await load(language)
    expect(container.getAttribute('aria-label')).toBe(EN.verify)
    expect(vendor.opened).toEqual([])
    box.open()
    expect(vendor.opened).toMatchObject([{ siteKey: 'site-1', language: code }])
    expect(vendor.opened[0]?.language).toMatch(/^[\w-]{1,6}$/)
    await test.dispose()
  })

  it('reports the token in the gateway’s field', async () => {
    const { test, vendor, box, events } = await load()
    box.open()
    vendor.pass()
    expect(events.passed.mock.calls).toEqual([[{ captcha: 'a'.repeat(50) }]])
    await test.dispose()
  })

  it('closes the box when the form resets it or closes, and reports nothing', async () => {
    const { test, vendor, box, events } = await load()
    for (const close of [box.reset, box.destroy]) {
      box.open()
      expect(vendor.element.isConnected).toBe(true)
      close?.()
      expect(vendor.element.isConnected).toBe(false)
    }
    expect(vendor.opened).toHaveLength(2)
    expect(events.closed).not.toHaveBeenCalled()
    await test.dispose()
  })

  it('fails with a code of its own if the script does not set the vendor’s function', async () => {
    const { test, starting } = await start('EN', () => undefined)
    await expect(starting).rejects.toMatchObject({ failure: { reason: 'vendor', code: 'CP-ACME-EMPTY' } })
    await test.dispose()
  })
})
