// @vitest-environment node
import * as v from 'valibot'
import { definePlugin, switchOn } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '@foyer/sdk'
import { checkBrand } from './check-brand.ts'
import { checkEndpoints } from './check-endpoints.ts'
import { checkIdentity } from './check-identity.ts'
import { checkLanguages } from './check-languages.ts'
import { checkMetadata } from './check-metadata.ts'
import { checkSettings } from './check-settings.ts'
import { checkSwitches } from './check-switches.ts'
import { checkUnnamedSwitches } from './check-unnamed-switches.ts'
import type { Finding } from './finding.ts'
import { importFinding } from './import-finding.ts'
import { readFields } from './profile-fields.ts'

const lines = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ text, remedy, code }) => `${text} ${remedy} (${code})`)

describe('fields', () => {
  it('are each told as found and as expected, and the good ones go on', () => {
    const { fields, findings } = readFields({
      id: 'jade',
      currency: 'RINGGIT',
      hosts: 'www.jade.com',
      theme: 'black',
      themeColor: { light: '#fff' },
      switches: { CBS3: 'yes' },
      imageCDNs: ['https://img.jade.com/path'],
      frameAncestors: ['https://*.jade.com', "'none'; script-src *"],
      swiches: {},
    })
    expect(fields).toEqual({ id: 'jade' })
    expect(lines(findings)).toEqual(
      expect.arrayContaining([
        'currency is "RINGGIT". Write the three letters of a currency (ISO 4217), such as THB. (BK-FIELD)',
        `hosts is "www.jade.com". Write a list of host names, such as ['www.jade.com']. (BK-FIELD)`,
        'theme is "black". Write light, dark or auto. (BK-FIELD)',
        'themeColor.dark is missing. Write a colour, such as #0a1f3c. (BK-FIELD)',
        'switches.CBS3 is "yes". Write true or false. (BK-FIELD)',
        'imageCDNs[0] is "https://img.jade.com/path". Write an https origin without a path, such as https://img.jade.com. (BK-FIELD)',
        `frameAncestors[1] is "'none'; script-src *". Write an https origin without a path, such as https://portal.jade.com. (BK-FIELD)`,
        'swiches is no field that anything reads. Did you mean switches? (BK-FIELD)',
        'inspection is missing. Write true or false. (BK-FIELD)',
      ]),
    )
  })
})

describe('what tells merchants apart', () => {
  it.each(['Jade', 'jade_1', 'jade.com', '-jade', 'default', 'jade;'])('"%s" cannot be an id', (name) =>
    expect(checkIdentity({ name, id: name }, [{ name }]).map(({ code }) => code)).toEqual(['BK-IDENTITY']),
  )
  it('two merchants do not have one code', () => {
    const all = [
      { name: 'jade', code: 'x01' },
      { name: 'coral', code: 'x01' },
    ]
    expect(lines(checkIdentity({ name: 'jade', id: 'jade', code: 'x01' }, all))).toEqual([
      'code is "x01", which is the code of coral too. Write the code that the gateway gave this merchant. (BK-IDENTITY)',
    ])
  })
})

describe('languages', () => {
  const texts = { lacking: (code: LanguageCode) => (code === 'TH' ? ['kernel', 'a.b', 'c.d', 'e.f'] : []) }

  it('[LG-04] one without texts is a warning and is not offered; as the default it is an error', () => {
    const { findings, offered } = checkLanguages(['EN', 'TH'], 'TH', texts)
    expect(offered).toEqual(['EN'])
    expect(findings.map(({ code, severity = 'error' }) => [code, severity])).toEqual([
      ['BK-TEXTS', 'warning'],
      ['BK-LANGUAGE', 'error'],
    ])
    expect(findings[0]?.text).toContain('kernel, a.b, c.d and 1 more')
  })

  it('are in capitals, each once', () => {
    expect(lines(checkLanguages(['EN', 'vi', 'EN'], 'EN', texts).findings)).toEqual([
      'languages[1] is "vi", not in capitals. Write VI. (BK-LANGUAGE)',
      'languages[2] is "EN", a second time. Remove one of the two. (BK-LANGUAGE)',
    ])
    expect(checkLanguages([], 'EN', texts).findings).toHaveLength(1)
  })
})

describe('titles', () => {
  const page = { title: 'Jade', description: 'Games' }
  it('are needed for every page in each offered language, and for all other pages', () => {
    const metadata = {
      '/m/home': { EN: page, VI: { title: '' } },
      '*': { EN: page },
      home: {},
      '/m/x': { EN: page, VI: page, XX: page },
    }
    expect(checkMetadata(metadata, ['EN', 'VI']).map(({ text }) => text)).toEqual([
      `metadata['/m/home'].VI.title is "".`,
      `metadata['/m/home'].VI.description is missing.`,
      `metadata['*'] has no VI, in which the page is offered.`,
      'metadata.home is for no path.',
      `metadata['/m/x'].XX is for no language of the gateway.`,
    ])
    expect(checkMetadata({}, ['EN'])).toHaveLength(1)
    expect(checkMetadata(undefined, ['EN'])).toHaveLength(1)
  })
})

describe('settings and switches', () => {
  const schema = v.object({
    size: v.optional(v.pipe(v.number(), v.integer(), v.maxValue(9)), 3),
    kind: v.optional(v.picklist(['a', 'b'])),
    token: v.string(),
  })
  const manifests = [
    definePlugin({
      id: 'a.one',
      version: '1.0.0',
      sdk: '^1',
      title: 'One',
      when: switchOn('ONE3'),
      settings: () => Promise.resolve({ default: schema }),
    }),
    definePlugin({ id: 'a.two', version: '1.0.0', sdk: '^1', title: 'Two', readsSwitches: ['READ3'] }),
  ]

  it('are told in words, by the plugin’s own schema', async () => {
    const settings = { 'a.one': { size: 12, kind: 'c', sise: 1 }, 'a.two': { x: 1 }, 'acme.own': { any: 1 } }
    expect(lines(await checkSettings(settings, manifests, ['acme.own']))).toEqual([
      `settings['a.one'].size is 12. It must be at most 9. (BK-SETTING)`,
      `settings['a.one'].kind is "c". It must be one of "a", "b". (BK-SETTING)`,
      `settings['a.one'].token is missing. It must be set. (BK-SETTING)`,
      `settings['a.one'].sise is no setting of a.one. Did you mean size? (BK-SETTING)`,
      `settings['a.two']: a.two has no settings. Remove them. (BK-SETTING)`,
    ])
  })

  it('a switch that no plugin reads is a warning, unless it is a foreign plugin’s', () => {
    const found = checkSwitches({ ONE3: true, READ3: false, ACME3: true, TWO3: true }, manifests, ['ACME3'])
    expect(found.map(({ text, severity }) => [text, severity])).toEqual([
      ['switches.TWO3 is a switch that no plugin uses.', 'warning'],
    ])
  })

  it('a switch that a plugin reads and no profile has is one line for all', () => {
    expect(checkUnnamedSwitches(manifests, new Set(['ONE3']))).toEqual([])
    expect(checkUnnamedSwitches(manifests, new Set()).map(({ text }) => text)).toEqual([
      'The plugin a.one reads the switch ONE3, which no profile has.',
    ])
  })
})

it('[CA-30c] names the endpoint that is sent off the site', () => {
  const endpoints = {
    'auth.logout': { path: '/own/goodbye', method: 'DELETE' },
    'auth.login': { path: 'https://evil.example/login' },
    'auth.key': { method: 'TRACE' },
  }
  expect(checkEndpoints(endpoints).map(({ text }) => text)).toEqual([
    `endpoints['auth.login']: its path is not a path of this site.`,
    `endpoints['auth.key']: its method is not an HTTP method.`,
  ])
})

it('pictures must be there, can be drawn, and hold no script', async () => {
  const fine = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  const codes = async (logo: string | undefined) =>
    (await checkBrand({ logo, icon: fine })).map(({ text }) => text)
  expect(await codes(fine)).toEqual([])
  expect(await codes(undefined)).toEqual(['The file is missing.'])
  expect(await codes(fine.replace('</svg>', ''))).toEqual(['It is no SVG that can be drawn.'])
  expect(await codes('a text')).toEqual(['It is no SVG that can be drawn.'])
  expect(await codes(fine.replace('<path', '<script>alert(1)</script><path'))).toEqual([
    'It contains a script.',
  ])
  expect(await codes(fine.replace('<path', '<path onclick="x()"'))).toEqual(['It contains a script.'])
})

it.each([
  [
    'Transform failed with 1 error:\n/x/jade/profile.ts:12:3: ERROR: Expected "}" but found "id"',
    'Line 12: the file cannot be read: Expected "}" but found "id".',
  ],
  [
    "Cannot find module './x.ts'\nRequire stack:\n- /x",
    "The file cannot be read: Cannot find module './x.ts'.",
  ],
])('a profile that cannot be imported: %j', (message, text) =>
  expect(importFinding(new Error(message))).toMatchObject({ code: 'BK-PROFILE', text }),
)
