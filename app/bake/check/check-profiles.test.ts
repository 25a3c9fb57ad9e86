// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../../kernel/i18n/languages.ts'
import { profile as coral } from '../../../merchants/coral/profile.ts'
import { manifests } from '../entry.tsx'
import { checkProfiles, type ProfileCheck } from './check-profiles.ts'
import { readMerchantFolders } from './read-merchant-folders.ts'

const tokens = readFileSync('sdk/src/ui/tokens.css', 'utf8')

/** A copy of two demo brands, and of coral as the new brand jade, that tests may spoil. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-merchants-'))
  for (const [from, to] of ['coral:coral', 'lotus:lotus', 'coral:jade'].map((copy) => copy.split(':')))
    cpSync(`merchants/${from}`, join(folder, `${to}`), { recursive: true })
  edit('profile.ts', "'coral'", "'jade'")
  edit('profile.ts', 'coral01', 'jade01')
  edit('profile.ts', 'coral.localhost', 'jade.localhost')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Replaces a text of one of jade’s files, or `../lotus/…`; throws where it is not there. */
function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, 'jade', file), 'utf8')
  const after = before.replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to)
  if (after === before) throw new Error(`${file} has no ${String(from)}`)
  writeFileSync(join(folder, 'jade', file), after)
}

/** Reads and checks all merchants as the bake does. Once in a test: what has been imported is not read again. */
const check = async () =>
  checkProfiles(await readMerchantFolders(process.cwd(), folder), { manifests, tokens })

const linesAboutJade = ({ problems }: ProfileCheck): readonly string[] =>
  problems
    .filter(({ merchant }) => merchant === 'jade')
    .map(({ file, text, code }) => `${file.split('/').at(-1)}: ${text} (${code})`)

/** A mistake in a new brand, and the line that tells it. */
type Mistake = readonly [mistake: string, make: () => void, line: string]

const MISTAKES: readonly Mistake[] = [
  ['a missing field: currency', () => edit('profile.ts', "  currency: 'MYR',\n", ''),
    'profile.ts: currency is missing. Write the three letters of a currency (ISO 4217), such as THB. (BK-FIELD)'],
  ['an address for a host', () => edit('profile.ts', "hosts: ['jade.localhost'", "hosts: ['https://www.jade.com/m'"),
    'profile.ts: hosts[0] is "https://www.jade.com/m", an address, not a host. Write www.jade.com. (BK-HOST)'],
  ['an unknown language', () => edit('profile.ts', "'EN',\n    'CN',", "'EN',\n    'XX',\n    'CN',"),
    `profile.ts: languages[1] is "XX", which is no language of the gateway. Write one of ${LANGUAGE_CODES.join(', ')}. (BK-LANGUAGE)`],
  ['an unknown switch', () => edit('profile.ts', 'REWCEN3: true', 'REWCEN: true'),
    'profile.ts: switches.REWCEN is a switch that no plugin uses. Did you mean REWCEN3? (BK-SWITCH)'],
  ['a broken colour', () => edit('theme.css', '--header-bg: #0a1f3c', '--header-bg: #0f6b4'),
    'theme.css: Line 7: --header-bg is "#0f6b4". Write a colour, such as #0a1f3c, or a gradient. (BK-THEME)'],
  ['too little contrast', () => edit('theme.css', '--text-muted: light-dark(#43576d', '--text-muted: light-dark(#8a97a6'),
    'theme.css: --text-muted (#8a97a6) on --bg (#eef3f8) has a contrast of 2.67 in the light scheme. Text needs 4.5: make one of the two lighter or darker. (BK-CONTRAST)'],
  ['a missing logo', () => rmSync(join(folder, 'jade/logo.svg')),
    'logo.svg: The file is missing. Add it. It stands in the header and on the log-in screen. (BK-BRAND)'],
  ['a host of another merchant', () => edit('profile.ts', "hosts: ['jade.localhost'", "hosts: ['coral.localhost'"),
    'profile.ts: hosts[0] is "coral.localhost", which is a host of coral too. A host shows one merchant: remove it from the other. (BK-HOST)'],
  ['a default language that is none of the languages', () => edit('profile.ts', "defaultLanguage: 'EN'", "defaultLanguage: 'RU'"),
    `profile.ts: defaultLanguage is "RU", which is none of the languages. Write one of ${coral.languages.join(', ')}. (BK-LANGUAGE)`],
  ['the id of another merchant', () => edit('profile.ts', "id: 'jade'", "id: 'coral'"),
    `profile.ts: id is "coral", another merchant’s; the folder’s name is jade. Write id: 'jade'. (BK-IDENTITY)`],
  ['no titles in a language', () => edit('metadata.ts', /\n *VI: \{ title: 'Đăng nhập[^}]*\},/, ''),
    `profile.ts: metadata['/m/login'] has no VI, in which the page is offered. Add its title and description in VI. (BK-METADATA)`],
  ['a setting that does not fit its plugin’s schema', () => edit('profile.ts', "pixelId: '739416025518360'", "pixelId: 'my pixel'"),
    `profile.ts: settings['tracking.facebook'].pixelId is "my pixel". It must be the pixel’s number, 5 to 20 digits. (BK-SETTING)`],
  ['settings of an unknown plugin', () => edit('profile.ts', "'tracking.facebook':", "'tracking.facebok':"),
    `profile.ts: settings['tracking.facebok'] is for a plugin that the site does not have. Did you mean tracking.facebook? (BK-SETTING)`],
  ['an unclosed block of CSS', () => edit('theme.css', /\}\s*$/, ''),
    'theme.css: Line 2: "{" is never closed. Close it. (BK-THEME)'],
] // prettier-ignore

describe('the fourteen mistakes of a new brand', () => {
  it('a brand without mistakes is told nothing', async () => {
    const checked = await check()
    // Lines about the site as a whole may tell of a plugin of this repository that no brand uses.
    expect(checked.problems.filter(({ merchant }) => merchant !== undefined)).toEqual([])
    expect(checked.merchants.map(({ profile }) => profile.id)).toEqual(['coral', 'jade', 'lotus'])
  })

  it.each(MISTAKES)('%s: one line says what to write', async (_, make, line) => {
    make()
    const checked = await check()
    expect(linesAboutJade(checked)).toContain(line)
    const isPublished = checked.merchants.some(({ folder }) => folder.name === 'jade')
    expect(isPublished).toBe(line.endsWith('(BK-SWITCH)'))
  })

  it('all of them are told at once, of every brand', async () => {
    edit('profile.ts', "  currency: 'MYR',\n", '')
    rmSync(join(folder, 'jade/icon.svg'))
    edit('../lotus/theme.css', /\}\s*$/, '')
    edit('../lotus/profile.ts', "hosts: ['", "hosts: ['https://")
    const checked = await check()
    const codes = (name: string): readonly string[] =>
      checked.problems
        .filter(({ merchant }) => merchant === name)
        .map(({ file, code }) => `${file.split('/').at(-1)} ${code}`)
    expect([...codes('jade')].sort()).toEqual(['icon.svg BK-BRAND', 'profile.ts BK-FIELD'])
    expect([...codes('lotus')].sort()).toEqual(['profile.ts BK-HOST', 'theme.css BK-THEME'])
    expect(checked.merchants.map(({ profile }) => profile.id)).toEqual(['coral'])
  })

  it('consent that could not be asked for: one line says what to write', async () => {
    edit('profile.ts', "consent: 'none'", "consent: 'ask'")
    expect(linesAboutJade(await check())).toEqual([
      `profile.ts: consent is "ask", and settings['tracking.consent'].policyVersion is missing: no player would be asked. Write 'tracking.consent': { policyVersion: '2026-11' } with the version of the privacy policy, or consent: 'none'. (BK-CONSENT)`,
    ])
  })

  it.each([
    ['no profile', 'export const profil = {}', 'The file exports no profile.'],
    ['no TypeScript', 'export const profile = {', 'cannot be read: '],
  ])('a file with %s is told, and not what such a profile would lack', async (_, source, text) => {
    writeFileSync(join(folder, 'jade/profile.ts'), source)
    expect(linesAboutJade(await check())).toEqual([
      expect.stringMatching(`^profile.ts: .*${text}.*BK-PROFILE`),
    ])
  })

  const svg = (content: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`
  it.each([
    ['a drawing', svg('<path d="M0 0h9v9z"/>'), undefined],
    ['a picture of points', 'png', 'It is no SVG that can be drawn.'],
    ['a text', 'our logo', 'It is no SVG that can be drawn.'],
    ['half a drawing', svg('<path d="M0 0h9v9z"/>').replace('</svg>', ''), 'It is no SVG that can be drawn.'],
    ['a drawing with a script', svg('<script>1</script>'), 'It contains a script.'],
    ['a drawing that runs one', svg('<path onclick="x()" d="M0 0h9v9z"/>'), 'It contains a script.'],
  ])('%s for an icon', async (_what, icon, text) => {
    const points = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).png()
    writeFileSync(join(folder, 'jade/icon.svg'), icon === 'png' ? await points.toBuffer() : icon)
    const lines = text === undefined ? [] : [expect.stringContaining(`icon.svg: ${text}`)]
    expect(linesAboutJade(await check())).toEqual(lines)
  })
})
