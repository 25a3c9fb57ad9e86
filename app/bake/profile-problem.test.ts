// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { foreignEntry } from '../../kernel/foreign/foreign-entry.fake.ts'
import type { ForeignPlugin } from '../../kernel/profile/foreign-plugin.ts'
import { PROFILES } from '../../mocks/world/merchants.ts'
import { profileProblem } from './profile-problem.ts'

const OWN = ['games.lobby', 'account.auth']
const fine = {
  id: 'lotus',
  switches: { ACMEDRAW3: true },
  endpoints: { 'auth.logout': { path: '/own/goodbye', method: 'DELETE' } },
  legal: {
    company: 'Lotus Ltd.',
    minimumAge: 18,
    terms: '/terms?in={language}',
    privacy: 'https://lotus.example/privacy',
  },
} as const

describe('profileProblem', () => {
  it('finds nothing wrong with the merchants of this repository', () => {
    for (const profile of [fine, ...PROFILES]) expect(profileProblem(profile, OWN)).toBeUndefined()
  })
  it('accepts a foreign plugin with all that an entry may say', () => {
    const foreign = [
      foreignEntry({ switch: 'ACMEDRAW3', paths: ['/m/leaderBoard'], replaces: ['games.lobby'] }),
      foreignEntry({ id: 'acme.other' }),
    ]
    expect(profileProblem({ ...fine, foreign }, OWN)).toBeUndefined()
  })

  it('[CA-30] names the endpoint that is sent off the site', () => {
    const endpoints = { ...fine.endpoints, 'auth.login': { path: 'https://evil.example/login' } }
    expect(profileProblem({ ...fine, endpoints }, OWN)).toMatchObject({
      code: 'BK-ENDPOINT',
      details: { merchant: 'lotus', endpoint: 'auth.login' },
    })
  })

  it.each<[unknown, problem: string, message: string]>([
    [
      foreignEntry({ url: 'http://evil.example/plugin.js' }),
      'PL-ORIGIN',
      'lotus, entry 2, acme.draw: PL-ORIGIN',
    ],
    [
      foreignEntry({ id: 'games.lobby' }),
      'PL-DUPLICATE',
      'entry 2, games.lobby: PL-DUPLICATE: a plugin of the site',
    ],
    [
      foreignEntry({ id: 'acme.first' }),
      'PL-DUPLICATE',
      'entry 2, acme.first: PL-DUPLICATE: the profile lists',
    ],
    [foreignEntry({ id: 'Acme' as 'a.b' }), 'PL-ENTRY', 'entry 2, Acme: PL-ENTRY: field id'],
    [
      foreignEntry({ switch: 'ACMEDRAW' }),
      'PL-SWITCH',
      'PL-SWITCH: the profile has no switch ACMEDRAW; did you mean ACMEDRAW3?',
    ],
    [foreignEntry({ origins: { connect: ['https://*.com'] } }), 'PL-ORIGIN', 'https://*.com is anybody’s'],
    [{ ...foreignEntry(), origins: undefined }, 'PL-ENTRY', 'entry 2, acme.draw: PL-ENTRY: field origins'],
    [{ ...foreignEntry(), origins: { hosts: [] } }, 'PL-ENTRY', 'field origins.hosts'],
    [{ ...foreignEntry(), origins: { connect: null } }, 'PL-ENTRY', 'field origins.connect'],
    [{ ...foreignEntry(), origins: { connect: [5] } }, 'PL-ORIGIN', 'acme.draw: PL-ORIGIN: 5'],
    [{ ...foreignEntry(), integrity: undefined }, 'PL-INTEGRITY', 'PL-INTEGRITY: undefined'],
    [{ ...foreignEntry(), paths: '/m/x' }, 'PL-ENTRY', 'field paths'],
    [{ ...foreignEntry(), replaces: [null] }, 'PL-ENTRY', 'field replaces'],
    [
      foreignEntry({ replaces: ['games.loby'] }),
      'PL-ENTRY',
      'field replaces; there is no plugin games.loby; did you mean games.lobby?',
    ],
    [{ ...foreignEntry(), swich: 'ACMEDRAW3' }, 'PL-ENTRY', 'field swich'],
    [{ ...foreignEntry(), switch: 5 }, 'PL-ENTRY', 'field switch'],
    [null, 'PL-ENTRY', 'entry 2, unknown: PL-ENTRY'],
    [undefined, 'PL-ENTRY', 'entry 2, unknown: PL-ENTRY'],
    ['https://acme.example/plugin.js', 'PL-ENTRY', 'entry 2, unknown: PL-ENTRY'],
  ])('names merchant and entry of %j: %s', (entry, problem, message) => {
    const foreign = [foreignEntry({ id: 'acme.first' }), entry as ForeignPlugin]
    const found = profileProblem({ ...fine, foreign }, OWN)
    expect(found).toMatchObject({ code: 'BK-FOREIGN', details: { merchant: 'lotus', problem } })
    expect(found?.message).toContain(message)
  })

  it('a list that is none is named too', () => {
    const found = profileProblem({ ...fine, foreign: {} as never }, OWN)
    expect(found?.message).toBe('BK-FOREIGN: lotus: PL-ENTRY: foreign is no list')
  })

  const address = 'https://lotus.example/'
  it.each([
    [{ company: ' ' }, 'company'],
    [{ minimumAge: 0 }, 'minimumAge'],
    [{ minimumAge: 17.5 }, 'minimumAge'],
    [{ terms: 'http://lotus.example/terms' }, 'terms'],
    [{ terms: '//elsewhere.example' }, 'terms'],
    [{ privacy: 'javascript:alert(1)' }, 'privacy'],
    [{ saferPlay: 'limits' }, 'saferPlay'],
    [{ licence: { authority: '', number: '1' } }, 'licence.authority'],
    [{ licence: { authority: 'A', number: '' } }, 'licence.number'],
    [{ licence: { authority: 'A', number: '1', href: 'x' } }, 'licence.href'],
    [{ helpline: { name: '', href: address } }, 'helpline.name'],
    [{ helpline: { name: 'CVV', href: 'tel:' } }, 'helpline.href'],
    [{ mail: 'help at lotus' }, 'mail'],
    [{ payments: ['Pix', ''] }, 'payments'],
  ])('names the legal field that is wrong: %j', (part, field) =>
    expect(profileProblem({ ...fine, legal: { ...fine.legal, ...part } }, OWN)).toMatchObject({
      code: 'BK-LEGAL',
      details: { merchant: 'lotus', field },
    }),
  )

  it('takes a profile without any of them for an unwritten one', () =>
    expect(profileProblem({ ...fine, legal: undefined as never }, OWN)?.code).toBe('BK-LEGAL'))
})
