// @vitest-environment node
import type { Device, SessionInfo } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { siteStatus } from '../site/site-status.fake.ts'
import { deviceFacts, memberFacts, sessionFacts, siteFacts } from './build-facts.ts'
import { emptyMissingAreas } from './fact-store.ts'

const member = (type: number, firstTimeLogin = false): SessionInfo => ({
  id: '7',
  token: 't',
  merchantCode: 'lotus01',
  userName: '',
  type,
  firstTimeLogin,
})
const device = (some: Partial<Device>): Device => ({
  platform: 'other',
  shell: 'browser',
  ipad: false,
  iosVersion: undefined,
  headerValue: undefined,
  ...some,
})

describe('sessionFacts', () => {
  it('[RO-01a] logged in with a session, guest without', () => {
    expect(sessionFacts(member(0))).toEqual({ session: { loggedIn: true } })
    expect(sessionFacts(undefined)).toEqual({ session: { loggedIn: false } })
  })
})

describe('memberFacts', () => {
  it.each([
    [0, { valid: true, agent: false, chat: true }],
    [1, { valid: true, agent: true, chat: true }],
    [2, { valid: true, agent: true, chat: true }],
    [3, { valid: false, agent: false, chat: true }],
    [4, { valid: false, agent: false, chat: false }],
  ])('type %s', (type, traits) => {
    expect(memberFacts(member(type))).toEqual({ member: { ...traits, firstTime: false } })
  })
  it('has a trait for the first login', () => {
    expect(memberFacts(member(0, true)).member).toMatchObject({ firstTime: true })
  })
  it('a guest has no trait', () => {
    expect(memberFacts(undefined)).toEqual({ member: {} })
  })
})

describe('deviceFacts', () => {
  const none = {
    native: false,
    pwa: false,
    webclip: false,
    browser: false,
    ios: false,
    android: false,
    ipad: false,
  }
  it.each<[Partial<Device>, Record<string, boolean>]>([
    [{}, { browser: true }],
    [
      { platform: 'ios', shell: 'webclip' },
      { ios: true, webclip: true },
    ],
    [
      { platform: 'ios', ipad: true, shell: 'pwa' },
      { ios: true, ipad: true, pwa: true },
    ],
    [
      { platform: 'android', shell: 'native' },
      { android: true, native: true },
    ],
  ])('%j', (some, traits) => {
    expect(deviceFacts(device(some))).toEqual({ device: { ...none, ...traits } })
  })
})

describe('siteFacts', () => {
  it('reads switches, settings and the state of the site from an answer', () => {
    const status = siteStatus({
      switches: { CBS3: false },
      disabled: { 'a.c': true },
      settings: { 'a.b': { x: 1 } },
      templates: { image_logo: '', pwa: '{}', desktop_app_feature: '0' },
      maintenance: true,
      test: true,
    })
    expect(siteFacts(status)).toEqual({
      switch: { CBS3: false },
      disabled: { 'a.c': true },
      setting: { 'a.b': { x: 1 } },
      site: {
        maintenance: true,
        regionRestricted: false,
        test: true,
        customerService: false,
        identityCodes: false,
        branded: true,
        installable: false,
      },
      fresh: true,
    })
  })
  it('[RT-21] [EN-27] reads from the template parameters whether the site is branded and installable', () => {
    const flags = (templates: Record<string, string>) => siteFacts(siteStatus({ templates })).site
    expect(flags({})).toMatchObject({ branded: false, installable: false })
    expect(flags({ image_logo: '/a.png' })).toMatchObject({ branded: true, installable: false })
    expect(flags({ desktop_app_feature: '1' })).toMatchObject({ branded: false, installable: true })
    expect(flags({ desktop_app_feature: '2' })).toMatchObject({ installable: false })
  })
  it.each([
    [[{ path: 'x' }], true],
    [[], false],
    ['nonsense', false],
    [undefined, false],
  ])('reads whether there is customer service: %j is %s', (customerService, expected) => {
    const { site } = siteFacts(siteStatus({ parts: { customerService } }))
    expect(site?.['customerService']).toBe(expected)
  })
  it.each([
    [{ firebase: true }, true],
    [{ firebase: '1' }, true],
    [{ firebase: 1 }, true],
    [{ firebase: false }, false],
    [{ firebase: '0' }, false],
    [{}, false],
    ['nonsense', false],
    [undefined, false],
  ])('reads whether an identity provider sends the codes: %j is %s', (sms, expected) => {
    const { site } = siteFacts(siteStatus({ parts: { sms } }))
    expect(site?.['identityCodes']).toBe(expected)
  })
  it('reads neither the state of the site nor freshness from a cached one', () => {
    expect(Object.keys(siteFacts(siteStatus(), false))).toEqual(['switch', 'disabled', 'setting'])
  })
})

describe('emptyMissingAreas', () => {
  it('empties what has not arrived, and nothing else', () => {
    const facts = { ...bakedPage().facts, consent: undefined, setting: undefined }
    expect(emptyMissingAreas(facts)).toEqual({ device: {}, consent: {}, site: {}, setting: {} })
  })
})
