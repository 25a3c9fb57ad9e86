// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { foreignEntry } from '../../kernel/foreign/foreign-entry.fake.ts'
import { PROFILES } from '../../mocks/world/merchants.ts'
import { profileProblem } from './profile-problem.ts'

const fine = {
  id: 'lotus',
  endpoints: { 'auth.logout': { path: '/own/goodbye', method: 'DELETE' } },
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
})
