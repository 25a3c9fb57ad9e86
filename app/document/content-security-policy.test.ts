// @vitest-environment node
import { definePlugin, fromSetting } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import type { ForeignPlugin } from '../../kernel/profile/foreign-plugin.ts'
import { testProfile } from '../../mocks/world/profile.fake.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const foreign: ForeignPlugin = {
  id: 'acme.draw',
  url: 'https://plugins.acme.example/draw/1.0.0/plugin.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  origins: { connect: ['https://api.acme.example'], image: ['https://*.acme.example'] },
}
const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
const lotus = testProfile()
const merchant = testProfile({ hosts: ['lotus.example'] })
const sourcesOf = (entries: readonly ForeignPlugin[]) =>
  directives(contentSecurityPolicy({ ...merchant, foreign: entries }, [], [`'sha256-boot'`]))

describe('contentSecurityPolicy', () => {
  it('[SE-07] lets the merchant’s list frame the page, and itself; nobody else', () => {
    const ancestors = (frameAncestors: readonly string[]) =>
      directives(contentSecurityPolicy({ ...merchant, frameAncestors }, [], []))['frame-ancestors']
    expect(ancestors([])).toEqual([`'self'`])
    expect(ancestors(['https://portal.lotus.example', 'https://*.b.example'])).toEqual([
      `'self'`,
      'https://portal.lotus.example',
      'https://*.b.example',
    ])
  })

  it('[SE-01] allows a listed foreign plugin: exactly its file, and its hosts by kind', () => {
    const policy = sourcesOf([foreign])
    expect(policy['script-src']).toEqual([`'self'`, `'sha256-boot'`, foreign.url])
    expect(policy['connect-src']).toEqual([
      `'self'`,
      'https://lotus.example',
      foreign.url,
      'https://api.acme.example',
    ])
    expect(policy['img-src']).toContain('https://*.acme.example')
    expect(policy['style-src']).not.toContain('https://*.acme.example')
  })

  it('[SE-01] does not mention it for a merchant that does not list it', () => {
    expect(contentSecurityPolicy({ ...lotus, foreign: [] }, [], [])).not.toContain('acme')
    expect(contentSecurityPolicy(lotus, [], [])).not.toContain('acme')
  })

  it('[SE-01] no address can end its directive, or become a variable of nginx', () => {
    const url = `https://acme.example/a;b,c$d'e/plugin.js`
    expect(sourcesOf([{ ...foreign, url }])['script-src']).toContain(
      'https://acme.example/a%3bb%2cc%24d%27e/plugin.js',
    )
  })

  it('[SE-01] is made from manifests and from the hosts in settings', () => {
    const manifest = definePlugin({
      id: 'a.b',
      version: '1.0.0',
      sdk: '^1',
      title: 'A',
      origins: { connect: ['https://one.example', fromSetting('api')], frame: [fromSetting('insecure')] },
    })
    const settings = { 'a.b': { api: 'https://two.example/path', insecure: 'http://three.example' } }
    const policy = contentSecurityPolicy({ ...merchant, settings }, [manifest], [])
    expect(directives(policy)['connect-src']).toEqual([
      `'self'`,
      'https://lotus.example',
      'https://one.example',
      'https://two.example',
    ])
    expect(policy).not.toMatch(/three|unsafe-eval|script-src[^;]*unsafe-inline/)
  })

  it('[SE-01] lets the page reach the merchant’s other domains, for the race', () => {
    const hosts = ['m.lotus.example', 'a.lotus.localhost']
    const connect = (onThisMachine: boolean) =>
      directives(contentSecurityPolicy({ ...lotus, hosts }, [], [], onThisMachine))['connect-src']
    expect(connect(true)).toEqual([`'self'`, 'https://m.lotus.example', 'http://a.lotus.localhost:*'])
    expect(connect(false)).toEqual([`'self'`, 'https://m.lotus.example'])
  })
})
