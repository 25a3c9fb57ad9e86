// @vitest-environment node
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../../kernel/i18n/languages.ts'
import { profile as coral } from '../../../merchants/coral/profile.ts'
import { copyMerchants, linesAbout, type MerchantCopies } from './merchant-copies.fake.ts'

let jade: MerchantCopies
beforeEach(() => void (jade = copyMerchants()))
afterEach(() => jade.dispose())

/** A mistake that somebody makes with a new brand, and the line that tells them. */
type Mistake = readonly [mistake: string, make: () => void, line: string]

const MISTAKES: readonly Mistake[] = [
  [
    'a missing field: currency',
    () => jade.edit('profile.ts', "  currency: 'MYR',\n", ''),
    'profile.ts: currency is missing. Write the three letters of a currency (ISO 4217), such as THB. (BK-FIELD)',
  ],
  [
    'an address for a host',
    () => jade.edit('profile.ts', "hosts: ['jade.localhost'", "hosts: ['https://www.jade.com/m'"),
    'profile.ts: hosts[0] is "https://www.jade.com/m", an address, not a host. Write www.jade.com. (BK-HOST)',
  ],
  [
    'an unknown language',
    () => jade.edit('profile.ts', "'EN', 'CN', 'VI'", "'EN', 'XX', 'CN', 'VI'"),
    `profile.ts: languages[1] is "XX", which is no language of the gateway. Write one of ${LANGUAGE_CODES.join(', ')}. (BK-LANGUAGE)`,
  ],
  [
    'an unknown switch',
    () => jade.edit('profile.ts', 'REWCEN3: true', 'REWCEN: true'),
    'profile.ts: switches.REWCEN is a switch that no plugin uses. Did you mean REWCEN3? (BK-SWITCH)',
  ],
  [
    'a broken colour',
    () => jade.edit('theme.css', '--header-bg: #0a1f3c', '--header-bg: #0f6b4'),
    'theme.css: Line 7: --header-bg is "#0f6b4". Write a colour, such as #0a1f3c, or a gradient. (BK-THEME)',
  ],
  [
    'too little contrast',
    () => jade.edit('theme.css', '--text-muted: light-dark(#43576d', '--text-muted: light-dark(#8a97a6'),
    'theme.css: --text-muted (#8a97a6) on --bg (#eef3f8) has a contrast of 2.67 in the light scheme. Text needs 4.5: make one of the two lighter or darker. (BK-CONTRAST)',
  ],
  [
    'a missing logo',
    () => jade.remove('logo.svg'),
    'logo.svg: The file is missing. Add it. It stands in the header and on the log-in screen. (BK-BRAND)',
  ],
  [
    'a host of another merchant',
    () => jade.edit('profile.ts', "hosts: ['jade.localhost'", "hosts: ['coral.localhost'"),
    'profile.ts: hosts[0] is "coral.localhost", which is a host of coral too. A host shows one merchant: remove it from the other. (BK-HOST)',
  ],
  [
    'a default language that is none of the languages',
    () => jade.edit('profile.ts', "defaultLanguage: 'EN'", "defaultLanguage: 'RU'"),
    `profile.ts: defaultLanguage is "RU", which is none of the languages. Write one of ${coral.languages.join(', ')}. (BK-LANGUAGE)`,
  ],
  [
    'the id of another merchant',
    () => jade.edit('profile.ts', "id: 'jade'", "id: 'coral'"),
    `profile.ts: id is "coral", another merchant’s; the folder’s name is jade. Write id: 'jade'. (BK-IDENTITY)`,
  ],
  [
    'no titles in a language',
    () => jade.edit('metadata.ts', /\n *VI: \{ title: 'Đăng nhập[^}]*\},/, ''),
    `profile.ts: metadata['/m/login'] has no VI, in which the page is offered. Add its title and description in VI. (BK-METADATA)`,
  ],
  [
    'a setting that does not fit its plugin’s schema',
    () => jade.edit('profile.ts', "pixelId: '739416025518360'", "pixelId: 'my pixel'"),
    `profile.ts: settings['tracking.facebook'].pixelId is "my pixel". It must be the pixel’s number, 5 to 20 digits. (BK-SETTING)`,
  ],
  [
    'settings of an unknown plugin',
    () => jade.edit('profile.ts', "'tracking.facebook':", "'tracking.facebok':"),
    `profile.ts: settings['tracking.facebok'] is for a plugin that the site does not have. Did you mean tracking.facebook? (BK-SETTING)`,
  ],
  [
    'an unclosed block of CSS',
    () => jade.edit('theme.css', /\}\s*$/, ''),
    'theme.css: Line 2: "{" is never closed. Close it. (BK-THEME)',
  ],
]

describe('the fourteen mistakes of a new brand', () => {
  it('a brand without mistakes is told nothing', async () => {
    const checked = await jade.check()
    // Lines about the site as a whole may tell of a plugin of this repository that no brand uses.
    expect(checked.problems.filter(({ merchant }) => merchant !== undefined)).toEqual([])
    expect(checked.merchants.map(({ profile }) => profile.id)).toEqual(['coral', 'jade', 'lotus'])
  })

  it.each(MISTAKES)('%s: one line says what to write', async (_, make, line) => {
    make()
    const checked = await jade.check()
    expect(linesAbout('jade', checked)).toContain(line)
    const isPublished = checked.merchants.some(({ folder }) => folder.name === 'jade')
    expect(isPublished).toBe(line.endsWith('(BK-SWITCH)'))
  })

  it('all of them are told at once, of every brand', async () => {
    jade.edit('profile.ts', "  currency: 'MYR',\n", '')
    jade.remove('icon.svg')
    jade.edit('../lotus/theme.css', /\}\s*$/, '')
    jade.edit('../lotus/profile.ts', "hosts: ['", "hosts: ['https://")
    const checked = await jade.check()
    const codes = (name: string): readonly string[] =>
      checked.problems
        .filter(({ merchant }) => merchant === name)
        .map(({ file, code }) => `${file.split('/').at(-1)} ${code}`)
    expect([...codes('jade')].sort()).toEqual(['icon.svg BK-BRAND', 'profile.ts BK-FIELD'])
    expect([...codes('lotus')].sort()).toEqual(['profile.ts BK-HOST', 'theme.css BK-THEME'])
    expect(checked.merchants.map(({ profile }) => profile.id)).toEqual(['coral'])
  })

  it.each([
    [
      'a picture of points under the name of a drawing',
      async () =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      'It is no SVG that can be drawn.',
    ],
    ['a text', async () => 'our logo', 'It is no SVG that can be drawn.'],
    [
      'a drawing with a script',
      async () => '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>1</script></svg>',
      'It contains a script.',
    ],
  ])('%s for an icon is told', async (_what, icon, text) => {
    jade.write('icon.svg', await icon())
    expect(linesAbout('jade', await jade.check())).toEqual([expect.stringContaining(`icon.svg: ${text}`)])
  })
})
