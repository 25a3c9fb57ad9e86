// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { foreignEntry } from '../../../kernel/foreign/foreign-entry.fake.ts'
import { checkForeign } from './check-foreign.ts'

const OWN = ['games.lobby', 'account.auth']
const check = (foreign: unknown) => checkForeign(foreign, OWN, { ACMEDRAW3: true })
const lines = (foreign: unknown) => check(foreign).map(({ text, remedy }) => `${text} ${remedy}`)

describe('checkForeign', () => {
  it('accepts a profile without any, and an entry with all that it may say', () => {
    const whole = foreignEntry({ switch: 'ACMEDRAW3', replaces: ['games.lobby'] })
    expect(check(undefined)).toEqual([])
    expect(check([whole, foreignEntry({ id: 'acme.other' })])).toEqual([])
  })

  it.each<[unknown, line: string]>([
    [foreignEntry({ url: 'http://evil.example/plugin.js' }), 'foreign[1], acme.draw: PL-ORIGIN'],
    [
      foreignEntry({ id: 'games.lobby' }),
      'foreign[1], games.lobby: PL-DUPLICATE: a plugin of the site has this id',
    ],
    [foreignEntry({ id: 'acme.first' }), 'acme.first: PL-DUPLICATE: the profile lists this id twice'],
    [foreignEntry({ id: 'Acme' as 'a.b' }), 'foreign[1], Acme: PL-ENTRY: field id'],
    [
      foreignEntry({ switch: 'ACMEDRAW' }),
      'PL-SWITCH: the profile has no switch ACMEDRAW. Did you mean ACMEDRAW3?',
    ],
    [foreignEntry({ origins: { connect: ['https://*.com'] } }), 'acme.draw: PL-ORIGIN: https://*.com'],
    [{ ...foreignEntry(), origins: undefined }, 'acme.draw: PL-ENTRY: field origins'],
    [{ ...foreignEntry(), origins: { hosts: [] } }, 'field origins.hosts'],
    [{ ...foreignEntry(), origins: { connect: null } }, 'field origins.connect'],
    [{ ...foreignEntry(), origins: { connect: [5] } }, 'acme.draw: PL-ORIGIN: 5'],
    [{ ...foreignEntry(), integrity: undefined }, 'PL-INTEGRITY: undefined'],
    [{ ...foreignEntry(), replaces: [null] }, 'field replaces'],
    [foreignEntry({ replaces: ['games.loby'] }), 'there is no plugin games.loby. Did you mean games.lobby?'],
    [{ ...foreignEntry(), swich: 'ACMEDRAW3' }, 'field swich'],
    [{ ...foreignEntry(), switch: 5 }, 'field switch'],
    [null, 'foreign[1], unknown: PL-ENTRY'],
    [undefined, 'foreign[1], unknown: PL-ENTRY'],
    ['https://acme.example/plugin.js', 'foreign[1], unknown: PL-ENTRY'],
  ])('names the place and the plugin of %j: %s', (entry, line) => {
    const found = check([foreignEntry({ id: 'acme.first' }), entry])
    expect(found.map(({ code }) => code)).toEqual(['BK-FOREIGN'])
    expect(lines([foreignEntry({ id: 'acme.first' }), entry])[0]).toContain(line)
  })

  it('names every bad entry, and a list that is none', () => {
    expect(check([null, foreignEntry(), null])).toHaveLength(2)
    expect(lines({})).toEqual(['foreign is no list. Write a list of entries, such as [].'])
  })
})
