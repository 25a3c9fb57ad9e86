// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '@foyer/sdk'
import { withDefaultLanguage } from '../../kernel/profile/with-default-language.ts'
import { testProfile } from '../../mocks/world/profile.fake.ts'
import { pageFile, pickLanguage, screensOf } from './negotiate.ts'

const lotus = {
  languages: ['VI', 'EN', 'CN', 'TW', 'PT-BR'] as LanguageCode[],
  defaultLanguage: 'VI' as LanguageCode,
  followBrowserLanguage: true,
}

describe('pickLanguage', () => {
  it.each([
    [{}, 'VI'],
    [{ query: 'en', cookie: 'CN', accept: 'vi' }, 'EN'],
    [{ query: 'JA', cookie: 'CN', accept: 'en' }, 'CN'],
    [{ cookie: '<script>', accept: 'en-GB,en;q=0.9' }, 'EN'],
    [{ accept: 'zh-TW,zh;q=0.8' }, 'TW'],
    [{ accept: 'zh' }, 'CN'],
    [{ accept: 'pt-PT' }, 'PT-BR'],
    [{ accept: 'ja,en;q=0.5' }, 'EN'],
    [{ accept: 'km-KH,km;q=0.9,en-US;q=0.8' }, 'EN'],
    [{ accept: 'ja, ko, ms, id, th, en' }, 'VI'],
    [{ accept: '*' }, 'VI'],
    [{ accept: 'english' }, 'VI'],
  ])('%o is %s', (asked, language) => expect(pickLanguage(lotus, asked)).toBe(language))

  it.each([
    [{ accept: 'zh-TW,zh;q=0.9,en;q=0.7' }, 'CN'],
    [{ accept: 'zh-Hant-HK' }, 'CN'],
    [{ accept: 'km-KH,km;q=0.9,en-US;q=0.8' }, 'EN'],
  ] as const)('[LG-01] of a merchant with VI, EN and CN: %j is %s', (asked, language) =>
    expect(pickLanguage({ ...lotus, languages: ['VI', 'EN', 'CN'] }, asked)).toBe(language),
  )

  it('[LG-01] the merchant’s default goes before the browser’s language, unless the merchant wants it otherwise', () => {
    const own = { ...lotus, followBrowserLanguage: false }
    expect(pickLanguage(own, { accept: 'en' })).toBe('VI')
    expect(pickLanguage(own, { cookie: 'CN', accept: 'en' })).toBe('CN')
    expect(pickLanguage(own, { query: 'EN', cookie: 'CN' })).toBe('EN')
  })

  it.each([
    [['VI', 'CN'], { accept: 'vi' }, 'VI'],
    [['VI', 'CN'], { accept: 'ja' }, 'CN'],
    [['VI', 'EN'], {}, 'VI'],
  ] as const)('[LG-01] of a merchant without a default: %j, %j is %s', (languages, asked, language) => {
    const { defaultLanguage: _, ...source } = testProfile({ languages, followBrowserLanguage: true })
    expect(pickLanguage(withDefaultLanguage(source), asked)).toBe(language)
  })
})

describe('pageFile', () => {
  const screens = screensOf({ metadata: { '/m/home': {}, '/m/login': {}, '/m/a/b': {}, '*': {} } })
  it.each([
    ['/', 'home.html'],
    ['/m/', 'home.html'],
    ['/m/index', 'home.html'],
    ['/m/index.html', 'home.html'],
    ['/m/home', 'home.html'],
  ])('[RT-01a] %s is home', (path, file) => expect(pageFile(path, screens)).toBe(file))

  it.each([
    ['/m/login', 'screen-login.html'],
    ['/m/game', 'index.html'],
    ['/m/login/', 'index.html'],
    ['/m/a/b', 'index.html'],
    ['/m/constructor', 'index.html'],
  ])('[RR-05] %s is served as %s', (path, file) => expect(pageFile(path, screens)).toBe(file))
})
