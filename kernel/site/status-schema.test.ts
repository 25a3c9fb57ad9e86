// @vitest-environment node
import type { SiteStatus } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cacheableAnswer, decodeStatus, readStatus, type StatusFallback } from './status-schema.ts'

const fallback: StatusFallback = {
  merchantCode: 'lotus01',
  imageCDNs: ['https://img.lotus.example'],
  switches: { CBS3: true, REWCEN3: false },
  disabled: { 'games.jackpot': true },
  settings: { 'games.lobby': { rows: 3 } },
}
const wire = {
  info: {
    customerService: [{ title: 'Desk', path: 'x', csType: 'LIVECHAT', csPosition: '1' }],
    domainRoute: ['a.example', 'b.example'],
    mobileTemplate: { image_logo: '/logo.svg', desktop_app_feature: 1 },
    paths: { p: 1 },
    register: { captcha: 1 },
    resources: { r: 1 },
    whitelabel: { CBS3: 1, REWCEN3: '0', GOOGLELOGIN3: true, NEW3: '1' },
    whitelabelVal: { 'tracking.facebook': { pixelId: '12' } },
    mainDomain: 'lotus.example',
    imageCDNs: ['https://cdn1.example', '/cdn'],
    sms: { firebase: true, apiKey: 'k' },
    merchantCode: 'lotus02',
    gw: { GEETEST_ID: 'g1', GEETEST_VERSION: 'v4', PROFILE_ICON_COUNT: 12 },
    analytics: { a: 1 },
    affiliate: { code: 'A1' },
  },
  location: { ip: '203.0.113.7' },
  test: false,
  maintenance: true,
  maintenanceEnd: 1_800_000_000_000,
  regionRestriction: 0,
}
const read = (value: unknown) => readStatus({ success: true, value }, fallback)
const withInfo = (info: object) => read({ ...wire, info: { ...wire.info, ...info } })

describe('readStatus', () => {
  it('[EN-25] reads every field of the status', () => {
    const { status, problems } = read(wire)
    expect(problems).toEqual([])
    expect(status).toEqual({
      merchantCode: 'lotus02',
      imageCDNs: ['https://cdn1.example', '/cdn'],
      mainDomain: 'lotus.example',
      domains: ['a.example', 'b.example'],
      switches: { CBS3: true, REWCEN3: false, GOOGLELOGIN3: true, NEW3: true },
      templates: { image_logo: '/logo.svg', desktop_app_feature: '1' },
      disabled: { 'games.jackpot': true },
      settings: { 'games.lobby': { rows: 3 }, 'tracking.facebook': { pixelId: '12' } },
      captcha: { id: 'g1', version: 'v4' },
      profileIconCount: 12,
      registerCaptcha: true,
      parts: {
        customerService: wire.info.customerService,
        paths: { p: 1 },
        resources: { r: 1 },
        sms: { firebase: true, apiKey: 'k' },
        analytics: { a: 1 },
        affiliate: { code: 'A1' },
      },
      ip: '203.0.113.7',
      test: false,
      maintenance: true,
      maintenanceEnd: 1_800_000_000_000,
      regionRestriction: false,
    } satisfies SiteStatus)
  })

  it('reads the value without its envelope too', () => {
    expect(readStatus(wire, fallback)).toEqual(read(wire))
  })

  it('[EN-25] [CO-13] GEETEST_VERSION is v3 and PROFILE_ICON_COUNT 9 unless gw or info says otherwise', () => {
    const { status } = withInfo({ gw: undefined })
    expect(status.captcha).toEqual({ id: undefined, version: 'v3' })
    expect(status.profileIconCount).toBe(9)
    const beside = withInfo({
      gw: {},
      GEETEST_ID: 'g2',
      GEETEST_VERSION: '4',
      PROFILE_ICON_COUNT: '15',
    }).status
    expect(beside.captcha).toEqual({ id: 'g2', version: 'v4' })
    expect(beside.profileIconCount).toBe(15)
    expect(
      withInfo({ gw: { analytics: { b: 2 } }, analytics: undefined }).status.parts?.['analytics'],
    ).toEqual({ b: 2 })
  })

  it.each<[unknown, number | undefined, string[]]>([
    [1_800_000_000_000, 1_800_000_000_000, []],
    ['1800000000000', 1_800_000_000_000, []],
    ['2027-01-15T08:00:00Z', Date.UTC(2027, 0, 15, 8), []],
    ['2027-01-15T08:00:00+07:00', Date.UTC(2027, 0, 15, 1), []],
    [undefined, undefined, []],
    [null, undefined, []],
    ['', undefined, []],
    [0, undefined, []],
    ['soon', undefined, ['maintenanceEnd']],
    [-5, undefined, ['maintenanceEnd']],
    [{}, undefined, ['maintenanceEnd']],
  ])('maintenanceEnd %j is %s', (maintenanceEnd, expected, reported) => {
    const { status, problems } = read({ ...wire, maintenanceEnd })
    expect(status.maintenanceEnd).toBe(expected)
    expect(problems).toEqual(reported)
  })

  it.each<[string, object, Partial<SiteStatus>, string[]]>([
    ['switches of another type', { whitelabel: 'all' }, { switches: fallback.switches }, ['info.whitelabel']],
    ['switches as a list', { whitelabel: [1] }, { switches: fallback.switches }, ['info.whitelabel']],
    ['no switches', { whitelabel: undefined }, { switches: fallback.switches }, []],
    ['an odd switch that the page knows', { whitelabel: { CBS3: 'maybe', A3: 1 } }, { switches: { CBS3: true, A3: true } }, ['info.whitelabel.CBS3']],
    ['an odd switch that the page does not know', { whitelabel: { A3: 2, B3: 1 } }, { switches: { B3: true } }, ['info.whitelabel.A3']],
    ['disabled plugins', { whitelabelVal: { disabled: ['a.b'] } }, { disabled: { 'a.b': true } }, []],
    ['no disabled plugins', { whitelabelVal: { disabled: [] } }, { disabled: {} }, []],
    ['disabled plugins that are no list', { whitelabelVal: { disabled: 'a.b' } }, { disabled: { 'games.jackpot': true } }, ['info.whitelabelVal.disabled']],
    ['a disabled plugin that is none', { whitelabelVal: { disabled: ['a.b', 7, 'Lobby'] } }, { disabled: { 'a.b': true } }, ['info.whitelabelVal.disabled[1]', 'info.whitelabelVal.disabled[2]']],
    ['settings of another type', { whitelabelVal: 5 }, { settings: fallback.settings }, ['info.whitelabelVal']],
    ["one plugin's settings", { whitelabelVal: { 'games.lobby': [], 'c.d': {} } }, { settings: { ...fallback.settings, 'c.d': {} } }, ['info.whitelabelVal.games.lobby']],
    ['a merchant code', { merchantCode: 'x y' }, { merchantCode: 'lotus01' }, ['info.merchantCode']],
    ['CDNs', { imageCDNs: 'https://x.example' }, { imageCDNs: fallback.imageCDNs }, ['info.imageCDNs']],
    ['one CDN', { imageCDNs: ['http://x.example', '//y.example', 'javascript:1', 7, 'https://z.example'] }, { imageCDNs: ['https://z.example'] }, ['info.imageCDNs[0]', 'info.imageCDNs[1]', 'info.imageCDNs[2]', 'info.imageCDNs[3]']],
    ['domains', { domainRoute: [{ a: 1 }, 'a.example'] }, { domains: ['a.example'] }, ['info.domainRoute[0]']],
    ['a template parameter', { mobileTemplate: { image_logo: [], pwa: '{}' } }, { templates: { pwa: '{}' } }, ['info.mobileTemplate.image_logo']],
    ['the captcha version', { gw: { GEETEST_VERSION: 'v9' } }, { captcha: { id: undefined, version: 'v3' } }, ['info.gw.GEETEST_VERSION']],
    ['the icon count', { gw: { PROFILE_ICON_COUNT: 'many' } }, { profileIconCount: 9 }, ['info.gw.PROFILE_ICON_COUNT']],
    ['the registration', { register: 'yes' }, { registerCaptcha: false }, ['info.register']],
  ])('[EN-30] a malformed field is named and defaulted: %s', (_, info, expected, reported) => {
    const { status, problems } = withInfo(info)
    expect(status).toMatchObject(expected)
    for (const [name, value] of Object.entries(expected)) expect(Reflect.get(status, name)).toEqual(value)
    expect(problems).toEqual(reported)
    expect(status.ip).toBe('203.0.113.7')
  }) // prettier-ignore

  it('[EN-26a] the domain list has hosts, as text or as domainName', () => {
    const domainRoute = [{ domainName: ' a.example ', id: 1 }, 'b.example', { domainName: 7 }]
    const { status, problems } = withInfo({ domainRoute })
    expect(status.domains).toEqual(['a.example', 'b.example'])
    expect(problems).toEqual(['info.domainRoute[2]'])
  })

  it('a status without info keeps what the page was baked with', () => {
    for (const info of [undefined, null, 'x', []]) {
      const { status, problems } = read({ maintenance: 1, info })
      expect(status).toMatchObject({ ...fallback, maintenance: true })
      expect(problems).toEqual(['info'])
    }
  })

  it('reports the gateway’s reason when it refuses', () => {
    const refuse = () =>
      readStatus({ success: false, errorCode: 'domain_not_available', message: 'No' }, fallback)
    expect(refuse).toThrow(
      expect.objectContaining({
        code: 'SI-REFUSED',
        answer: { errorCode: 'domain_not_available', message: 'No' },
      }) as Error,
    )
  })

  it.each([
    [undefined],
    [null],
    ['<html>'],
    [[]],
    [{}],
    [{ success: true }],
    [{ success: true, value: 'x' }],
  ])('no status at all: %j', (body) => {
    expect(() => readStatus(body, fallback)).toThrow(expect.objectContaining({ code: 'SI-SHAPE' }) as Error)
  })

  it('[EN-30] never crashes on what the gateway may send', () => {
    const anything = fc.jsonValue({ maxDepth: 3 })
    const info = fc.record(Object.fromEntries(Object.keys(wire.info).map((name) => [name, anything])), {
      requiredKeys: [],
    })
    const body = fc.record(
      {
        info: fc.oneof(info, anything), location: anything, test: anything,
        maintenance: anything, maintenanceEnd: anything, regionRestriction: anything,
      },
      { requiredKeys: ['info'] },
    ) // prettier-ignore
    fc.assert(
      fc.property(body, (value) => {
        const { status } = read(value)
        expect(Object.values(status.switches).every((on) => typeof on === 'boolean')).toBe(true)
        expect(Object.values(status.templates).every((text) => typeof text === 'string')).toBe(true)
        expect([...status.imageCDNs, ...status.domains].every((text) => typeof text === 'string')).toBe(true)
        expect(typeof status.maintenance).toBe('boolean')
        expect(['undefined', 'number']).toContain(typeof status.maintenanceEnd)
        expect(status.merchantCode).toMatch(/^[\w-]+$/)
      }),
      { numRuns: 500 },
    )
  })
})

describe('decodeStatus', () => {
  it('returns the status of a valid response', async () => {
    const { status } = await decodeStatus(Response.json({ success: true, value: wire }), fallback)
    expect(status.merchantCode).toBe('lotus02')
  })
  it.each<[string, Response, object]>([
    ['an error page', new Response('<html>', { status: 502 }), { code: 'SI-STATUS', answer: { httpStatus: 502 } }],
    ['an error with a reason', Response.json({ errorCode: 'domain_not_available', message: 'No' }, { status: 403 }), { code: 'SI-REFUSED', answer: { httpStatus: 403, errorCode: 'domain_not_available', message: 'No' } }],
    ['an error without a reason', Response.json([1], { status: 500 }), { code: 'SI-STATUS' }],
    ['half an answer', new Response('{"success":tr'), { code: 'SI-SHAPE' }],
    ['an empty answer', new Response(''), { code: 'SI-SHAPE' }],
  ])('%s', async (_, response, error) => {
    await expect(decodeStatus(response, fallback)).rejects.toMatchObject(error)
  }) // prettier-ignore
})

describe('cacheableAnswer', () => {
  const value = {
    info: {
      merchantCode: 'lotus01',
      whitelabel: { CBS3: 1 },
      analytics: { a: 1 },
      gw: { GEETEST_ID: 'g', GEETEST_VERSION: '4', customerService: {} },
    },
    test: true,
    location: { ip: '203.0.113.7' },
    maintenance: true,
    maintenanceEnd: 5,
    regionRestriction: true,
  }

  it.each([
    ['in an envelope', { success: true, value }],
    ['alone', value],
  ])('keeps of an answer %s all but what is only true now, and what plugins check', (_how, body) => {
    const { parts, ...whole } = readStatus(body, fallback).status
    expect(parts).toEqual({ analytics: { a: 1 }, customerService: {} })
    expect(readStatus(JSON.parse(JSON.stringify(cacheableAnswer(body))), fallback).status).toEqual({
      ...whole,
      parts: {},
      ip: undefined,
      maintenance: false,
      maintenanceEnd: undefined,
      regionRestriction: false,
    })
  })

  it('makes of any JSON something to cache', () =>
    fc.assert(fc.property(fc.jsonValue(), (body) => void JSON.stringify(cacheableAnswer(body)))))
})
