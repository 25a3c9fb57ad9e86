import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '@foyer/sdk'
import { pageFile, pickLanguage } from './negotiate.ts'

const lotus = {
  languages: ['VI', 'EN', 'CN', 'TW', 'PT-BR'] as LanguageCode[],
  defaultLanguage: 'VI' as LanguageCode,
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
    [{ accept: 'ja,en;q=0.5' }, 'VI'],
    [{ accept: 'english' }, 'VI'],
  ])('%o is %s', (asked, language) => expect(pickLanguage(lotus, asked)).toBe(language))
})

describe('pageFile', () => {
  it.each(['/', '/m/', '/m/index', '/m/index.html', '/m/home'])('[RT-01] %s is home', (path) =>
    expect(pageFile(path)).toBe('home.html'),
  )
  it('gives every other address the shell', () => expect(pageFile('/m/login')).toBe('index.html'))
})
