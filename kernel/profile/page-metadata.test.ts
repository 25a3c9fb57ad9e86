// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '@foyer/sdk'
import { pageMetadata } from './page-metadata.ts'
import type { Profile } from './profile.ts'

const page = (title: string) => ({ title, description: `About ${title}` })
const metadata: Profile['metadata'] = {
  '/m/home': { VI: page('Trang chủ'), EN: page('Home') },
  '/m/login': { VI: page('Đăng nhập') },
  '*': { VI: page('Lotus VI'), EN: page('Lotus EN') },
}
const merchant = { name: 'Lotus', defaultLanguage: 'VI' } as const

describe('pageMetadata', () => {
  it.each<[string, LanguageCode, string]>([
    ['/m/home', 'EN', 'Home'],
    ['/m/', 'EN', 'Home'],
    ['/m/index.html', 'VI', 'Trang chủ'],
    ['/m/login', 'VI', 'Đăng nhập'],
    ['/m/login', 'EN', 'Lotus EN'],
    ['/m/game', 'EN', 'Lotus EN'],
    ['/m/home', 'CN', 'Trang chủ'],
    ['/m/game', 'CN', 'Lotus VI'],
    ['/m/constructor', 'EN', 'Lotus EN'],
  ])('[RR-05] %s in %s is "%s"', (path, language, title) =>
    expect(pageMetadata(metadata, merchant, path, language).title).toBe(title),
  )

  it('[RR-05] is the merchant’s name when the profile has none', () =>
    expect(pageMetadata({}, merchant, '/m/home', 'EN')).toEqual({
      title: 'Lotus',
      description: 'Lotus',
      general: true,
    }))

  it.each<[string, LanguageCode, true | undefined]>([
    ['/m/home', 'EN', undefined],
    ['/m/game', 'EN', true],
    ['/m/login', 'EN', true],
    ['/m/home', 'CN', undefined],
    ['/m/game', 'CN', true],
  ])('[RR-05] %s in %s is for any page: %s', (path, language, general) =>
    expect(pageMetadata(metadata, merchant, path, language).general).toBe(general),
  )
})
