// @vitest-environment node
import { expect, it } from 'vitest'
import type { LanguageCode } from '@foyer/sdk'
import { testProfile } from '../../mocks/world/profile.fake.ts'
import { readTexts } from '../build/texts.ts'
import { renderOlderPage, renderScriptsOff } from './older-page.ts'

const texts = readTexts(process.cwd())
const legal = {
  company: 'Lotus <Ltd.>',
  minimumAge: 18,
  terms: '/documents?of=terms&language={language}',
  privacy: '/privacy',
  mail: 'help@lotus.example',
  helpline: { name: 'Helpline', href: 'tel:+84-1' },
  licence: { authority: 'Commission', number: 'N-1' },
}
const page = (language: LanguageCode, profile: Parameters<typeof testProfile>[0] = {}): string =>
  renderOlderPage({
    profile: testProfile({ name: 'Lotus & Co', legal, ...profile }),
    language,
    texts: (namespace) => texts.of(language, namespace),
    script: '/m/assets/older-1.js',
  })

it('says in the player’s language that the browser is too old, and who helps', () => {
  const english = page('EN')
  for (const text of [
    'mailto:help@lotus.example',
    'tel:+84-1',
    'N-1',
    'Lotus &amp; Co',
    'Lotus &lt;Ltd.>',
    '/documents?of=terms&amp;language=en',
  ])
    expect(english).toContain(text)
  expect(english).toContain(texts.of('EN', 'older')['title'])
  expect(page('VI')).toContain(texts.of('VI', 'older')['title'])
  expect(texts.of('VI', 'older')['title']).not.toBe(texts.of('EN', 'older')['title'])
})

it('[CO-06] [OV-01] has the home-screen tips of iOS up to 12.1, hidden until its script shows them', () => {
  const [, tips = ''] = /<div id="home-screen-tips" hidden>(.*?)<\/div>/.exec(page('EN')) ?? []
  expect(tips).toContain('<h2>On your home screen</h2>')
  expect(tips.match(/<li>/g)).toHaveLength(2)
  expect(tips).toContain('Add to Home Screen')
  expect(tips).toContain('Lotus &amp; Co')
  expect(page('VI')).toContain(String(texts.of('VI', 'older')['tips_add']))
})

it('has no script of its own', () => {
  expect(page('EN').match(/<script[^>]*>/g)).toEqual(['<script src="/m/assets/older-1.js">'])
})

it('leads to the documents of a merchant without a mail address', () => {
  const { mail: _none, ...rest } = legal
  expect(page('EN', { legal: rest })).toMatch(/<h2>[^<]*<\/h2><p><a href="\/documents/)
})

it('a page whose scripts are off names the brand, the mail, and a way on', () => {
  const html = renderScriptsOff({
    profile: testProfile({ legal }),
    language: 'VI',
    texts: (namespace) => texts.of('VI', namespace),
  })
  expect(html).toContain('mailto:help@lotus.example')
  expect(html).toContain('href="/m/home"')
  expect(html).toContain(texts.of('VI', 'older')['scripts_off'])
})
