// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { checkEntry } from './check-entry.ts'
import { foreignEntry } from './foreign-entry.fake.ts'

describe('checkEntry', () => {
  it.each([
    foreignEntry(),
    foreignEntry({ url: 'http://plugins.localhost:4000/plugin.js' }),
    foreignEntry({ origins: { connect: ['https://api.acme.example', 'https://*.acme.example:8443'] } }),
  ])('accepts %o', (entry) => {
    expect(checkEntry(entry)).toBeUndefined()
  })

  it.each([
    'http://plugins.acme.example/plugin.js',
    '//plugins.acme.example/plugin.js',
    '/m/assets/plugin.js',
    'data:text/javascript,1',
    'https://user:pass@acme.example/plugin.js',
    'https://acme.example/plugin.js?v=2',
    'https://acme.example/plugin.js#x',
    '',
  ])('[KN-09] refuses the address %s', (url) => {
    expect(checkEntry(foreignEntry({ url }))).toMatchObject({
      code: 'PL-ORIGIN',
      plugin: 'acme.draw',
      phase: 'load',
    })
  })

  it.each(['https://*', 'https://a.example/path', "https://a.example; script-src 'unsafe-inline'", 'https:'])(
    '[SE-01] refuses the origin %s, which would widen the policy',
    (host) => {
      const hosts = { connect: [host as `https://${string}`] }
      expect(checkEntry(foreignEntry({ origins: hosts }))?.code).toBe('PL-ORIGIN')
    },
  )

  it.each([
    '',
    'sha384-',
    'sha256-AAAA',
    'sha384-short',
    `sha384-${'A'.repeat(64)} sha384-${'B'.repeat(64)}`,
  ])('[KN-09] refuses the hash “%s”, which a browser would ignore', (integrity) => {
    const entry = foreignEntry({ integrity: integrity as 'sha384-' })
    expect(checkEntry(entry)?.code).toBe('PL-INTEGRITY')
  })

  it('refuses a field that there is not: a switch that is misspelt would leave the plugin on', () => {
    const entry = { ...foreignEntry(), swich: 'LUCKYDRAW3' }
    expect(checkEntry(entry)).toMatchObject({ code: 'PL-ENTRY', details: { field: 'swich' } })
  })
})
