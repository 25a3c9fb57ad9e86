// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { testProfile } from '../../mocks/world/profile.fake.ts'
import { robotsText } from '../bake/merchant-files.ts'
import { sitemap } from './sitemap.ts'

const PAGE = { title: 'Title', description: 'Text' }
const profile = testProfile({
  hosts: ['m.lotus.example', 'www.lotus.example', 'www2.lotus.example'],
  languages: ['VI', 'EN', 'TY', 'CN', 'PT-BR'],
  metadata: {
    '/m/home': { VI: PAGE },
    '/m/': { VI: PAGE },
    '/m/register': { VI: PAGE },
    '/m/withdraw': { VI: PAGE },
    '/m/securityCenter/addBankCard': { VI: PAGE },
    '*': { VI: PAGE },
  },
})
const locations = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => String(address))

describe('the sitemap', () => {
  it('[RR-04] lists home and the described screens on the first host that is indexed, in each language', () => {
    expect(locations(sitemap(profile))).toEqual(
      ['/m/home', '/m/register'].flatMap((path) =>
        ['', '?language=VI', '?language=EN', '?language=CN', '?language=PT-BR'].map(
          (query) => `https://www.lotus.example${path}${query}`,
        ),
      ),
    )
  })

  it('names the alternates of each address by their tags, each tag once', () => {
    const [home = ''] = /<url>.*<\/url>/.exec(sitemap(profile)) ?? []
    expect([...home.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, href]) => [tag, href])).toEqual([
      ['x-default', 'https://www.lotus.example/m/home'],
      ['vi', 'https://www.lotus.example/m/home?language=VI'],
      ['en', 'https://www.lotus.example/m/home?language=EN'],
      ['zh-Hans', 'https://www.lotus.example/m/home?language=CN'],
      ['pt-BR', 'https://www.lotus.example/m/home?language=PT-BR'],
    ])
  }) // prettier-ignore

  it.each([[['lotus.example', 'm.lotus.example']], [['localhost']], [[]]])(
    '[RR-04] lists nothing where no host is indexed: %o',
    (hosts) => {
      expect(locations(sitemap({ ...profile, hosts }))).toEqual([])
      expect(robotsText({ hosts })).not.toContain('Sitemap:')
    },
  )

  it('is XML', () => {
    const xml = sitemap(profile)
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
    // An ampersand would have to be escaped: no address has one.
    expect(xml).not.toContain('&')
    expect(xml.match(/<url>/g)).toHaveLength(xml.match(/<\/url>/g)?.length ?? 0)
  })
})

describe('robots.txt', () => {
  it('lets crawlers read every page, so that they see its noindex, and names the sitemap', () => {
    expect(robotsText(profile)).toBe(
      'User-agent: *\nDisallow:\nSitemap: https://www.lotus.example/sitemap.xml\n',
    )
  })
})
