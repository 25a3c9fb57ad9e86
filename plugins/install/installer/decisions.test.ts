// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { InstallOffer } from '../contract/installer.ts'
import { type OfferFacts, installOffer } from './install-offer.ts'
import { type IosBrowser, iosBrowser } from './ios-browser.ts'
import { type IosGuide, iosGuide } from './ios-guide.ts'
import { readLinks } from './read-links.ts'
import { waysToInstall } from './install-row.tsx'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('the browser on iOS', () => {
  it.each<[string, IosBrowser]>([
    [`${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`, 'safari'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15', 'safari'],
    [`${IPHONE} CriOS/124.0 Mobile/15E148 Safari/604.1`, 'other'],
    [`${IPHONE} FxiOS/125.0 Mobile/15E148 Safari/605.1.15`, 'other'],
    [`${IPHONE} Version/17.0 EdgiOS/124.0 Mobile/15E148 Safari/604.1`, 'other'],
    [`${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1 OPT/4.6`, 'other'],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/460.0;FBBV/1]`, 'in-app'],
    [`${IPHONE} Mobile/15E148 Instagram 330.0 (iPhone14,5)`, 'in-app'],
    [`${IPHONE} Mobile/15E148 Safari Line/14.5.0`, 'in-app'],
    [`${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1 Zalo iOS/600`, 'in-app'],
    [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.49`, 'in-app'],
    [`${IPHONE} GSA/313.0 Mobile/15E148 Safari/604.1`, 'in-app'],
    [`${IPHONE} Mobile/15E148`, 'in-app'],
    ['', 'in-app'],
  ])('%s: %s', (userAgent, browser) => expect(iosBrowser(userAgent)).toBe(browser)) // prettier-ignore
})

const share = (part: Partial<Extract<IosGuide, { kind: 'share' }>> = {}): IosGuide => ({
  kind: 'share',
  share: 'toolbar',
  tip: false,
  foot: 'share-hint',
  ...part,
})

describe('the guide', () => {
  const SAFARI: IosGuide = { kind: 'open-safari' }
  it.each<[version: readonly [number, number] | undefined, browser: IosBrowser, profile: boolean, guide: IosGuide]>([
    [[9, 3], 'safari', false, { kind: 'legacy' }],
    [[11, 4], 'safari', true, { kind: 'legacy' }],
    [[12, 0], 'other', false, { kind: 'legacy' }],
    [[12, 1], 'safari', false, { kind: 'legacy' }],
    [[12, 2], 'safari', false, share()],
    [[12, 2], 'safari', true, share({ foot: 'profile-button' })],
    [[12, 5], 'safari', true, share({ foot: 'profile-button' })],
    [[12, 5], 'other', true, SAFARI],
    [[13, 0], 'safari', true, share()],
    [[16, 3], 'other', false, SAFARI],
    [[16, 4], 'other', false, share({ share: 'address' })],
    [[16, 7], 'safari', false, share()],
    [[16, 7], 'in-app', false, SAFARI],
    [[17, 0], 'safari', true, share({ tip: true })],
    [[17, 4], 'other', false, share({ share: 'address', tip: true })],
    [[18, 6], 'in-app', false, SAFARI],
    [[26, 0], 'safari', false, share({ share: 'menu', tip: true })],
    [[26, 1], 'other', false, share({ share: 'address', tip: true })],
    [undefined, 'safari', false, share({ tip: true })],
  ])('[OV-01] [CO-06] [ER-15] iOS %j in %s, with a profile: %s', (version, browser, profile, guide) =>
    expect(iosGuide({ version, browser, profile })).toEqual(guide),
  ) // prettier-ignore
})

describe('the links', () => {
  const links = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).map(([resourceType, url]) => ({ resourceType, url }))
  const ALL = links({
    AppDownloadIcon: 'https://d.example/icon.png',
    MOBILECONFIG: 'https://d.example/a.mobileconfig',
    Android: 'https://d.example/a.apk',
    IOS: 'https://d.example/a.plist',
  })
  const iconUrl = 'https://d.example/icon.png'
  const profileUrl = 'https://d.example/a.mobileconfig'
  it.each([
    ['ios', { appUrl: 'https://d.example/a.plist', profileUrl, iconUrl }],
    ['android', { appUrl: 'https://d.example/a.apk', profileUrl: undefined, iconUrl }],
    ['other', { appUrl: undefined, profileUrl: undefined, iconUrl }],
  ] as const)('[EN-10] of %s', (platform, expected) =>
    expect(readLinks(ALL, platform)).toEqual({ ...expected, refused: [] }),
  )

  it('[EN-10] a picture is no download, and neither is a profile an app', () => {
    const some = links({ AppDownloadIcon: iconUrl, MOBILECONFIG: profileUrl })
    expect(readLinks(some, 'android')).toMatchObject({ appUrl: undefined, iconUrl })
    expect(readLinks(some, 'ios')).toMatchObject({ appUrl: undefined, profileUrl, iconUrl })
  })

  it.each([
    'javascript:alert(1)',
    'http://d.example/a',
    '//d.example/a',
    'itms-services://?action=x',
    'd.example',
  ])('one that is no https address is not offered, and named: %s', (url) =>
    expect(readLinks(links({ Android: url }), 'android')).toMatchObject({
      appUrl: undefined,
      refused: ['Android'],
    }),
  )
})

const FACTS: OfferFacts = {
  device: { platform: 'android', iosVersion: undefined },
  browser: 'safari',
  links: { appUrl: 'https://d.example/a', profileUrl: 'https://d.example/p', iconUrl: undefined },
  prompt: false,
  settings: { hideDownload: false, a2hs: true, ios: 'guide' },
}
const ios = (version: readonly [number, number] = [17, 4]): Partial<OfferFacts> => ({
  device: { platform: 'ios', iosVersion: version },
})
const settings = (part: Partial<OfferFacts['settings']>): Partial<OfferFacts> => ({
  settings: { ...FACTS.settings, ...part },
})

describe('the offer', () => {
  it.each<[string, Partial<OfferFacts>, Partial<InstallOffer>]>([
    ['Android without a prompt', {}, { appUrl: 'https://d.example/a', web: 'none' }],
    ['Android with a prompt', { prompt: true }, { appUrl: 'https://d.example/a', web: 'prompt' }],
    ['a desktop with a prompt', { device: { ...FACTS.device, platform: 'other' }, prompt: true }, { web: 'prompt' }],
    ['a prompt, where the home screen is off', { prompt: true, ...settings({ a2hs: false }) }, { web: 'none' }],
    ['where the download is hidden', { prompt: true, ...settings({ hideDownload: true }) }, { appUrl: undefined, web: 'prompt' }],
    ['Safari on iOS', ios(), { appUrl: 'https://d.example/a', web: 'guide' }],
    ['iOS, where the home screen is off', { ...ios(), ...settings({ a2hs: false }) }, { web: 'none' }],
    ['a merchant with the profile', { ...ios(), ...settings({ ios: 'profile' }) }, { web: 'profile' }],
    ['such a merchant without a profile', { ...ios(), ...settings({ ios: 'profile' }), links: { ...FACTS.links, profileUrl: undefined } }, { web: 'guide' }],
    ['a profile in an app’s browser', { ...ios(), ...settings({ ios: 'profile' }), browser: 'in-app' }, { web: 'guide' }],
    ['an app’s browser', { ...ios(), browser: 'in-app' }, { web: 'guide' }],
    ['iOS before 12.2', ios([12, 1]), { web: 'none' }],
  ])('[CO-05] [OV-01] %s', (_case, part, expected) =>
    expect(installOffer({ ...FACTS, ...part })).toMatchObject(expected),
  ) // prettier-ignore
})

describe('the ways in the settings', () => {
  const offer = (part: Partial<InstallOffer>): InstallOffer => ({
    appUrl: undefined,
    iconUrl: undefined,
    web: 'none',
    ...part,
  })
  it.each<[string, InstallOffer | undefined, number, readonly string[]]>([
    ['no answer yet', undefined, 0, []],
    ['nothing', offer({}), 0, []],
    ['an app', offer({ appUrl: 'https://d.example/a' }), 0, ['app']],
    ['the home screen', offer({ web: 'guide' }), 2, ['web']],
    ['both', offer({ appUrl: 'https://d.example/a', web: 'prompt' }), 0, ['app', 'web']],
    ['installed', offer({ appUrl: 'https://d.example/a', web: 'none' }), 99, []],
    ['installed once, and removed', offer({ web: 'prompt' }), 99, ['web']],
  ])('%s', (_case, given, count, ways) => expect(waysToInstall(given, count)).toEqual(ways))
})
