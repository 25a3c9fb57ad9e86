// @vitest-environment node
import { type AnyManifest, evaluate, fromSetting, setting } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { statusSettings } from './status-settings.ts'

const SITE = 'https://lotus.example'
const manifest = (more: Partial<AnyManifest> = {}): AnyManifest => ({
  id: 'shop.pixel',
  version: '1.0.0',
  sdk: '^1',
  title: 'Shop pixel',
  when: setting('id'),
  origins: { script: ['https://cdn.shop.example'], connect: [fromSetting('api')] },
  settingsFrom: { id: 'shopPixelId' },
  ...more,
})

interface Given {
  readonly analytics?: unknown
  readonly status?: Readonly<Record<string, unknown>>
  readonly profile?: Readonly<Record<string, unknown>>
  readonly manifest?: AnyManifest
}
/** The pixel's settings, and the codes of what was refused. */
function read({ analytics, profile = { id: '1' }, status = profile, manifest: own = manifest() }: Given) {
  const { settings, problems } = statusSettings({
    status: { settings: { 'shop.pixel': status, 'other.plugin': { a: 1 } }, parts: { analytics } },
    profile: { 'shop.pixel': profile },
    manifests: [own],
    origin: SITE,
  })
  expect(settings['other.plugin']).toEqual({ a: 1 })
  return [settings['shop.pixel'], problems.map((problem) => problem.split(':')[0])]
}

describe('[EN-25] the ids of info.analytics', () => {
  it.each([
    ['a text', ' 42 ', '42'],
    ['a number', 1234567890123456, '1234567890123456'],
    ['several', ['42', 7, '42', ''], '42,7'],
  ])('%s replaces the profile’s setting', (_, given, id) => {
    expect(read({ analytics: { shopPixelId: given, other: {} } })).toEqual([{ id }, []])
  })

  it('replaces a setting of the status too, and one that the profile leaves empty', () => {
    expect(read({ analytics: { shopPixelId: '42' }, status: { id: '3', x: 1 } })).toEqual([
      { id: '42', x: 1 },
      [],
    ])
    expect(read({ analytics: { shopPixelId: '42' }, profile: { id: '' } })).toEqual([{ id: '42' }, []])
  })

  it.each([
    ['absent', {}],
    ['empty', { shopPixelId: '' }],
    ['null', { shopPixelId: null }],
    ['a list of empty texts', { shopPixelId: ['', ' '] }],
    [
      'of other names, ten thousand of them',
      Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`n${at}`, at])),
    ],
    ['inherited', Object.create({ shopPixelId: '42' }) as object],
  ])('leaves the profile’s setting where it is %s', (_, analytics) => {
    expect(read({ analytics })).toEqual([{ id: '1' }, []])
  })

  it.each([
    ['no record', 7],
    ['a list', ['42']],
    ['an object as id', { shopPixelId: { id: '42' } }],
    ['a flag', { shopPixelId: true }],
    ['a number that JSON cannot hold exactly', { shopPixelId: 2 ** 60 }],
    ['a fraction', { shopPixelId: 1.5 }],
    ['a long text', { shopPixelId: 'x'.repeat(501) }],
    ['a list with an object', { shopPixelId: ['42', {}] }],
    ['a long list', { shopPixelId: Array.from({ length: 51 }, (_, at) => at) }],
  ])('refuses %s, and loses nothing else', (_, analytics) => {
    expect(read({ analytics, status: { id: '1', x: 1 } })).toEqual([{ id: '1', x: 1 }, ['SI-ANALYTICS']])
  })

  it('refuses an id where the page’s policy lacks the plugin’s hosts; a plugin without any needs no profile', () => {
    const analytics = { shopPixelId: '42' }
    expect(read({ analytics, profile: {} })).toEqual([{}, ['SI-ANALYTICS']])
    expect(read({ analytics, profile: {}, manifest: manifest({ origins: undefined as never }) })).toEqual([
      { id: '42' },
      [],
    ])
  })

  it('decides gates', () => {
    const { settings } = statusSettings({
      status: { settings: { 'shop.pixel': { id: '' } }, parts: { analytics: { shopPixelId: '42' } } },
      profile: { 'shop.pixel': { id: '' } },
      manifests: [manifest()],
      origin: SITE,
    })
    const facts = { setting: settings } as Parameters<typeof evaluate>[1]
    expect(evaluate(setting('id'), facts, 'shop.pixel').state).toBe('on')
  })
})

describe('the hosts of a status', () => {
  const profile = {
    id: '1',
    api: 'https://api.shop.example/v1',
    script: '/own.js',
    list: [{ url: 'https://a.example' }],
  }
  it.each([
    ['the same host', { api: 'https://api.shop.example/v2' }],
    ['a path of this site', { api: '/double', script: '/__gateway/script.js' }],
    ['this site’s own address', { script: `${SITE}/x.js` }],
    ['nothing', { api: '' }],
    [
      'an inner address of the same host',
      { list: [{ url: 'https://a.example/2' }, { deep: ['https://a.example'] }] },
    ],
    ['texts that are no address', { id: 'javascript:alert(1)', note: 'see evil.example, or a//b' }],
  ])('may be %s', (_, change) => {
    expect(read({ profile, status: { ...profile, ...change } })).toEqual([{ ...profile, ...change }, []])
  })

  it.each([
    ['a setting that the policy is made from', { api: 'https://evil.example' }],
    ['its bare host', { api: 'evil.example' }],
    ['its value of another type', { api: { url: 1 } }],
    ['any other setting', { script: 'https://evil.example/x.js' }],
    ['one without a scheme', { script: '//evil.example/x.js' }],
    ['one with backslashes and blanks', { script: ' \\\\evil.example/x.js' }],
    ['one with a tab, which the browser skips', { api: '/\t/evil.example' }],
    ['one with a line break', { script: '/\n/evil.example/x.js' }],
    ['one after a control character', { script: '\u0001https://evil.example/x.js' }],
    ['one of another scheme', { script: 'wss://evil.example' }],
    ['an unreadable address', { script: 'https://[' }],
    ['another port', { api: 'https://api.shop.example:444' }],
    ['an inner address', { list: [{ url: 'https://a.example' }, { url: 'https://evil.example' }] }],
  ])('never come from it: %s', (_, change) => {
    expect(read({ profile, status: { ...profile, ...change } })).toEqual([profile, ['SI-ORIGIN']])
  })

  it('leaves out a setting that the profile does not have', () => {
    expect(read({ profile, status: { ...profile, more: 'https://evil.example' } })).toEqual([
      profile,
      ['SI-ORIGIN'],
    ])
    const analytics = { shopPixelId: 'https://evil.example/1' }
    expect(read({ analytics })).toEqual([{ id: '1' }, ['SI-ORIGIN']])
  })

  it('survives what is nested without end', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 50_000; level++) deep = [deep]
    expect(read({ profile, status: { ...profile, deep } })).toEqual([profile, ['SI-ORIGIN']])
  })

  it('are the affair of plugins that reach hosts: a link elsewhere may change', () => {
    const status = { id: '1', link: 'https://help.example' }
    expect(read({ status, manifest: manifest({ origins: undefined as never }) })).toEqual([status, []])
  })
})
