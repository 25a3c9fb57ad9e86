// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { foreignEntry } from '../../kernel/foreign/foreign-entry.fake.ts'
import { PROFILES } from '../../mocks/world/merchants.ts'
import { profileProblem } from './profile-problem.ts'

const fine = {
  id: 'lotus',
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
    for (const profile of [fine, ...PROFILES]) expect(profileProblem(profile)).toBeUndefined()
  })

  it('[CA-30] names the endpoint that is sent off the site', () => {
    const endpoints = { ...fine.endpoints, 'auth.login': { path: 'https://evil.example/login' } }
    expect(profileProblem({ ...fine, endpoints })).toMatchObject({
      code: 'BK-ENDPOINT',
      details: { merchant: 'lotus', endpoint: 'auth.login' },
    })
  })

  it('names the foreign plugin that no page could load', () => {
    const foreign = [foreignEntry({ url: 'http://evil.example/plugin.js' })]
    expect(profileProblem({ ...fine, foreign })).toMatchObject({
      code: 'BK-FOREIGN',
      details: { merchant: 'lotus', plugin: foreign[0]?.id, problem: 'PL-ORIGIN' },
    })
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
    [{ payments: ['Pix', ''] }, 'payments'],
  ])('names the legal field that is wrong: %j', (part, field) =>
    expect(profileProblem({ ...fine, legal: { ...fine.legal, ...part } })).toMatchObject({
      code: 'BK-LEGAL',
      details: { merchant: 'lotus', field },
    }),
  )

  it('takes a profile without any of them for an unwritten one', () =>
    expect(profileProblem({ ...fine, legal: undefined as never })?.code).toBe('BK-LEGAL'))
})
