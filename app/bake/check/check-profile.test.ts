// @vitest-environment node
import { definePlugin, switchOn } from '@foyer/sdk'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../../kernel/i18n/languages.ts'
import { foreignEntry } from '../../../kernel/foreign/foreign-entry.fake.ts'
import { PROFILES } from '../../../mocks/world/merchants.ts'
import { checkPlugins, checkUnnamedSwitches } from './check-plugins.ts'
import { checkHosts, checkIdentity, checkLanguages, checkTitles } from './check-profile.ts'
import { formatProblems, type Problem, type Report } from './problem.ts'
import { type ProfileFields, readProfile } from './profile-schema.ts'
import { importErrorText } from './read-merchant-folders.ts'

/** What a check reports, each as `<text> (<code>)`. */
function linesOf(check: (report: Report) => void): readonly string[] {
  const lines: string[] = []
  check((code, text, severity) => void lines.push(`${text} (${code}${severity ? `, a ${severity}` : ''})`))
  return lines
}
const [lotus] = PROFILES

describe('a field', () => {
  it.each(PROFILES)('of the merchant $id is right', (profile) =>
    expect(linesOf((report) => readProfile({ ...profile }, report))).toEqual([]),
  )

  const origin = 'Write an https origin without a path, such as'
  const { legal } = lotus ?? {}
  it.each<[wrong: object, line: string]>([
    [{ currency: 'RINGGIT' }, 'currency is "RINGGIT". Write the three letters of a currency (ISO 4217), such as THB. (BK-FIELD)'],
    [{ hosts: 'www.jade.com' }, `hosts is "www.jade.com". Write a list, such as ['www.jade.com']. (BK-FIELD)`],
    [{ hosts: [] }, `hosts is an empty list. Write a list, such as ['www.jade.com']. (BK-FIELD)`],
    [{ theme: 'black' }, 'theme is "black". Write light, dark or auto. (BK-FIELD)'],
    [{ themeColor: { light: '#fff' } }, 'themeColor.dark is missing. Write a colour, such as #0a1f3c. (BK-FIELD)'],
    [{ themeColor: { light: '#fff', dark: 'red;} b{' } }, 'themeColor.dark is "red;} b{". Write a colour'],
    [{ switches: { CBS3: 'yes' } }, 'switches.CBS3 is "yes". Write true or false. (BK-FIELD)'],
    [{ switches: [] }, 'switches is an empty list. Write true or false for each switch'],
    [{ imageCDNs: ['https://*.jade.com'] }, `imageCDNs[0] is "https://*.jade.com". ${origin} https://img.jade.com. (BK-FIELD)`],
    [{ frameAncestors: ['https://*.jade.com', "'none'; x"] }, `frameAncestors[1] is "'none'; x". ${origin} https://portal.jade.com. (BK-FIELD)`],
    [{ swiches: {} }, 'swiches is no field that anything reads. Did you mean switches? (BK-FIELD)'],
    [{ inspection: undefined }, 'inspection is missing. Write true or false. (BK-FIELD)'],
    [{ foreign: {} }, 'foreign is an object. Write a list, such as []. (BK-FOREIGN)'],
    [{ legal: undefined }, 'legal is missing. Write an object with company'],
    [{ metadata: undefined }, 'metadata is missing. Write titles, such as'],
    [{ metadata: { home: {} } }, `metadata.home is no field that anything reads. Write a path such as '/m/home', or '*'. (BK-METADATA)`],
    [{ metadata: { '*': { XX: { title: 'J', description: 'J' } } } }, `metadata['*'].XX is no field that anything reads. Remove it. (BK-METADATA)`],
    [{ metadata: { '*': { EN: { title: 'J' } } } }, `metadata['*'].EN.description is missing. Write what the page is about`],
    ...[
      [{ company: ' ' }, 'company is " "'],
      [{ minimumAge: 0 }, 'minimumAge is 0'],
      [{ minimumAge: 17.5 }, 'minimumAge is 17.5'],
      [{ terms: 'http://lotus.example/terms' }, 'terms is "http:'],
      [{ terms: '//elsewhere.example' }, 'terms is "//'],
      [{ terms: '/terms' }, 'terms is "/terms". Write an https address or a path of this host below /documents/'],
      [{ privacy: 'javascript:alert(1)' }, 'privacy is'],
      [{ privacy: undefined }, 'privacy is missing'],
      [{ saferPlay: 'limits' }, 'saferPlay is'],
      [{ licence: { authority: 'A', number: '1', href: 'x' } }, 'licence.href is "x"'],
      [{ licence: { authority: 'A' } }, 'licence.number is missing'],
      [{ helpline: { name: 'CVV', href: 'tel:' } }, 'helpline.href is "tel:"'],
      [{ mail: 'help at lotus' }, 'mail is'],
      [{ phone: 'tel:+60 3 2181' }, 'phone is'],
      [{ payments: ['Pix', ''] }, 'payments[1] is ""'],
      [{ saferplay: '/limits' }, 'saferplay is no field that anything reads. Did you mean saferPlay? (BK-LEGAL)'],
    ].map(([part, line]): [object, string] => [{ legal: { ...legal, ...Object(part) } }, `legal.${String(line)}`]),
  ])('that is wrong is told as found and as expected, and left out: %j', (wrong, line) => {
    let fields: ProfileFields = {}
    const lines = linesOf((report) => void (fields = readProfile({ ...lotus, ...wrong }, report)))
    expect(lines).toEqual([expect.stringContaining(line)])
    expect(Object.keys(fields)).not.toContain(Object.keys(wrong)[0])
    expect(fields.code).toBe(lotus?.code)
  }) // prettier-ignore

  it('[CA-30c] that sends a call off the site, or with another method, is told with its endpoint', () => {
    const endpoints = {
      'auth.logout': { path: '/own/goodbye', method: 'DELETE' },
      'auth.login': { path: 'https://evil.example/login' },
      'auth.key': { method: 'TRACE' },
    }
    expect(linesOf((report) => readProfile({ ...lotus, endpoints }, report))).toEqual([
      `endpoints['auth.login'].path is "https://evil.example/login". Write a path from the root, such as /wps/…, in visible ASCII. (BK-ENDPOINT)`,
      `endpoints['auth.key'].method is "TRACE". Write GET, POST, PUT or DELETE. (BK-ENDPOINT)`,
    ])
  })
})

describe('merchants', () => {
  it.each(['Jade', 'jade_1', 'jade.com', '-jade', 'default', 'jade;'])('"%s" cannot be an id', (name) =>
    expect(linesOf((report) => checkIdentity({ name, fields: { id: name } }, [], report))).toEqual([
      expect.stringContaining(`The folder’s name, "${name}", cannot be an id.`),
    ]),
  )

  it('have their own code and hosts, and list no host twice', () => {
    const coral = { name: 'coral', fields: { code: 'x01', hosts: ['coral.com', 'coral.net'] } }
    const jade = { name: 'jade', fields: { id: 'jade', code: 'x01' } }
    expect(linesOf((report) => checkIdentity(jade, [coral], report))).toEqual([
      'code is "x01", which is the code of coral too. Write the code that the gateway gave this merchant. (BK-IDENTITY)',
    ])
    const hosts = ['jade.com', 'coral.net', 'jade.com']
    expect(linesOf((report) => checkHosts(hosts, [coral], report))).toEqual([
      expect.stringContaining('hosts[1] is "coral.net", which is a host of coral too.'),
      expect.stringContaining('hosts[2] is "jade.com", as is hosts[0].'),
    ])
  })
})

describe('a host', () => {
  const lineOn = (host: string): string | undefined => linesOf((report) => checkHosts([host], [], report))[0]

  it.each([
    'www.jade.com',
    'jade.localhost',
    'm.jade-play.co.uk',
    'xn--bcher-kva.example',
    '1xjade.com',
    'localhost',
  ])('%s is one', (host) => expect(lineOn(host)).toBeUndefined())

  const SOME = 'a host name, such as www.jade.com'
  it.each([
    ['www.jade.com/m', 'an address, not a host', 'www.jade.com'],
    ['www.jade.com:8080', 'an address, not a host', 'www.jade.com'],
    ['user@jade.com', 'an address, not a host', 'jade.com'],
    ['WWW.Jade.com', 'not a host name', 'www.jade.com'],
    ['bücher.example', 'not a host name', 'xn--bcher-kva.example'],
    [' jade.com', 'not a host name', 'jade.com'],
    ['jade.com.', 'not a host name', 'jade.com'],
    ...['*.jade.com', 'jade..com', '-jade.com', 'ja_de.com', 'jade.com;', '"jade.com"', '$host', '', 'default', '0x7f.1', '10.0.0.1'].map(
      (host) => [host, 'not a host name', SOME] as const,
    ),
  ] as const)('%j is %s: %s', (host, what, meant) =>
    expect(lineOn(host)).toBe(`hosts[0] is "${host}", ${what}. Write ${meant}. (BK-HOST)`),
  ) // prettier-ignore

  const label = fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/)
  const name = fc
    .tuple(label, label, fc.constantFrom('com', 'co', 'example'))
    .map((labels) => labels.join('.'))

  it('is any host name, and what makes an address of one is told with the name to write', () => {
    const schemes = fc.constantFrom('https://', 'http://', '//', '')
    const rests = fc.constantFrom('/m', '/', ':443', ':443/m/home?x=1', '#top', '')
    fc.assert(
      fc.property(name, schemes, rests, (host, scheme, rest) => {
        expect(lineOn(host)).toBeUndefined()
        if (scheme + rest !== '') expect(lineOn(scheme + host + rest)).toContain(`. Write ${host}. (`)
      }),
    )
  })

  it('can stand in a map of nginx and in a policy, and is what browsers call it', () => {
    const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'ab.-_*:/;"$ {}Ü1') }))
    fc.assert(
      fc.property(texts, (text) => {
        if (lineOn(text) !== undefined) return
        expect(text).toMatch(/^[a-z0-9.-]+$/)
        expect(new URL(`https://${text}/m`).hostname).toBe(text)
      }),
    )
  })
})

describe('languages', () => {
  const lines = (languages: string[], defaultLanguage: string): readonly string[] =>
    linesOf((report) => checkLanguages({ languages, defaultLanguage }, report))

  it('[LG-02] are the gateway’s, RU and AR too', () => expect(lines([...LANGUAGE_CODES], 'RU')).toEqual([]))

  it('are in capitals, each once', () =>
    expect(lines(['EN', 'vi', 'EN'], 'EN')).toEqual([
      'languages[1] is "vi", which is no language of the gateway. Did you mean VI? (BK-LANGUAGE)',
      'languages[2] is "EN", a second time. Remove one of the two. (BK-LANGUAGE)',
    ]))

  it('have titles for each described page and for all others', () => {
    const metadata = { '/m/home': { EN: {}, VI: {} }, '/m/x': { EN: {} } }
    expect(linesOf((report) => checkTitles(metadata, ['EN', 'VI'], report))).toEqual(
      [`metadata['*'] has no EN`, `metadata['*'] has no VI`, `metadata['/m/x'] has no VI`].map((line) =>
        expect.stringContaining(`${line}, in which the page is offered.`),
      ),
    )
  })
})

describe('plugins', () => {
  const schema = v.object({
    size: v.optional(v.pipe(v.number(), v.integer(), v.maxValue(9)), 3),
    kind: v.optional(v.picklist(['a', 'b'])),
    names: v.optional(v.pipe(v.array(v.string()), v.minLength(2))),
    token: v.string(),
  })
  const plugin = { version: '1.0.0', sdk: '^1', title: 'A plugin' } as const
  const manifests = [
    definePlugin({
      ...plugin,
      id: 'games.lobby',
      when: switchOn('ONE3'),
      settings: async () => ({ default: schema }),
    }),
    definePlugin({ ...plugin, id: 'account.auth', readsSwitches: ['READ3'] }),
  ]
  const linesOn = async (fields: ProfileFields): Promise<readonly string[]> => {
    const lines: string[] = []
    await checkPlugins(fields, manifests, (code, text) => void lines.push(`${text} (${code})`))
    return lines
  }
  const acme = foreignEntry({ switch: 'ACME3', replaces: ['games.lobby'] })
  const known = { switches: { ONE3: true, READ3: false, ACME3: true }, foreign: [acme] }
  const asked = { 'tracking.consent': { policyVersion: '2026-11' } }
  const foreign = [foreignEntry({ id: 'tracking.consent' })]

  it.each<[string, ProfileFields, lines: readonly string[]]>([
    ['all that a profile may say', { ...known, disabled: ['games.lobby', 'acme.draw'], settings: { 'acme.draw': { any: 1 } } }, []],
    ['an unknown switch', { switches: { ONE: true, TWO5: true } }, ['switches.ONE is a switch that no plugin uses. Did you mean ONE3? (BK-SWITCH)', 'switches.TWO5 is a switch that no plugin uses. Remove it, unless a foreign plugin reads it. (BK-SWITCH)']],
    ['an unknown disabled plugin', { disabled: ['games.loby', 'x.y'] }, ['disabled[0] is "games.loby", a plugin that the site does not have. Did you mean games.lobby? (BK-DISABLED)', 'disabled[1] is "x.y", a plugin that the site does not have. Remove it. (BK-DISABLED)']],
    ['the log-in disabled', { disabled: ['account.auth'] }, ['disabled[0] is "account.auth", without which no player can sign in or move about. Remove it. (BK-DISABLED)']],
    [
      'settings',
      { settings: { 'games.lobby': { size: 12, kind: 'c', names: ['x'], sise: 1 }, 'account.auth': { x: 1 }, 'x.y': {} } },
      [
        `settings['games.lobby'].size is 12. It must be at most 9. (BK-SETTING)`,
        `settings['games.lobby'].kind is "c". It must be one of "a", "b". (BK-SETTING)`,
        `settings['games.lobby'].names is a list. It must be at least 2 long. (BK-SETTING)`,
        `settings['games.lobby'].token is missing. It must be set. (BK-SETTING)`,
        `settings['games.lobby'].sise is no setting of games.lobby. Did you mean size? (BK-SETTING)`,
        `settings['account.auth'].x is no setting of account.auth. It has none. (BK-SETTING)`,
        `settings['x.y'] is for a plugin that the site does not have. Remove it. (BK-SETTING)`,
      ],
    ],
    ['consent that is asked for', { foreign, consent: 'ask', settings: asked }, []],
    ['consent without a version', { foreign, consent: 'ask', settings: { 'tracking.consent': { policyVersion: '' } } }, [expect.stringMatching(/policyVersion is missing.*BK-CONSENT/)]],
    ['consent without the plugin', { foreign, consent: 'ask', settings: asked, disabled: ['tracking.consent'] }, [expect.stringMatching(/disabled names tracking.consent.*BK-CONSENT/)]],
  ])('%s', async (_, fields, lines) => expect(await linesOn(fields)).toEqual(lines)) // prettier-ignore

  it.each<[unknown, line: string]>([
    [null, 'foreign[1], unknown: PL-ENTRY'],
    [foreignEntry({ url: 'http://evil.example/plugin.js' }), 'foreign[1], acme.draw: PL-ORIGIN'],
    [foreignEntry({ id: 'games.lobby' }), 'games.lobby: PL-DUPLICATE: a plugin of the site has this id'],
    [foreignEntry({ id: 'acme.first' }), 'acme.first: PL-DUPLICATE: the profile lists this id twice'],
    [foreignEntry({ switch: 'ONE' }), 'PL-SWITCH: the profile has no switch ONE. Did you mean ONE3?'],
    [foreignEntry({ replaces: ['games.loby'] }), 'there is no plugin games.loby. Did you mean games.lobby?'],
  ])('a foreign plugin that no page could load is told with its place: %j', async (entry, line) =>
    expect(await linesOn({ switches: { ONE3: true }, foreign: [foreignEntry({ id: 'acme.first' }), entry] })).toEqual([
      expect.stringMatching(new RegExp(`${line.replace(/[[\]?]/g, '\\$&')}.*BK-FOREIGN`)),
    ]),
  ) // prettier-ignore

  it('a switch that no profile has is one line for all', () => {
    const lines = (...profiles: ProfileFields[]) =>
      linesOf((report) => checkUnnamedSwitches(profiles, manifests, report))
    expect(lines({ switches: { ONE3: false } })).toEqual([])
    expect(lines({})).toEqual([
      expect.stringContaining('The plugin games.lobby reads the switch ONE3, which no profile has.'),
    ])
  })
})

it.each([
  [
    'Transform failed:\n/x/jade/profile.ts:12:3: ERROR: Expected "}"',
    'Line 12: the file cannot be read: Expected "}".',
  ],
  [
    "Cannot find module './x.ts'\nRequire stack:\n- /x",
    "The file cannot be read: Cannot find module './x.ts'.",
  ],
])('a profile that cannot be imported: %j', (message, text) =>
  expect(importErrorText(new Error(message))).toBe(text),
)

it('a problem is printed in a line', () => {
  const [merchant, file] = ['jade', 'merchants/jade/profile.ts']
  const problem: Problem = { merchant, file, code: 'BK-HOST', severity: 'error', text: 'X.' }
  expect(formatProblems([problem, { ...problem, code: 'BK-SWITCH', severity: 'warning' }])).toBe(
    `${file}: X. (BK-HOST)\n${file}: X. (BK-SWITCH, a warning)`,
  )
})
