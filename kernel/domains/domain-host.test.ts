// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { domainHost } from './domain-host.ts'
import { originOf } from './origin-of.ts'

describe('domainHost', () => {
  it.each<[unknown, string | undefined]>([
    ['a.example', 'a.example'],
    [' WWW.A.Example ', 'www.a.example'],
    [{ domainName: 'a.example', id: 7 }, 'a.example'],
    ['xn--80ak6aa92e.example', 'xn--80ak6aa92e.example'],
    ['a.lotus.localhost', 'a.lotus.localhost'],
    ['localhost', undefined],
    ['https://a.example', undefined],
    ['a.example:8443', undefined],
    ['a.example/', undefined],
    ['u@a.example', undefined],
    ['a.example?x', undefined],
    ['a..example', undefined],
    ['-a.example', undefined],
    ['a.example.', undefined],
    ['203.0.113.7', undefined],
    ['0x7f.1', undefined],
    ['[::1]', undefined],
    ['ａ.example', undefined],
    ['a。example', undefined],
    ['a.example\n', 'a.example'],
    ['a.exa\tmple', undefined],
    ['javascript:alert(1)', undefined],
    [{ domain: 'a.example' }, undefined],
    [{ domainName: ['a.example'] }, undefined],
    [['a.example'], undefined],
    [null, undefined],
    [7, undefined],
    [`${'a'.repeat(64)}.example`, undefined],
  ])('[EN-26a] %j: %s', (entry, host) => expect(domainHost(entry)).toBe(host))

  it('[EN-26a] every accepted host is exactly the host of its address, at the default port', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain(), fc.webUrl(), fc.ipV4(), fc.webAuthority()), (entry) => {
        const host = domainHost(entry)
        if (host === undefined) return
        const { hostname, origin, protocol } = new URL(originOf(host, { protocol: 'https:', port: '' }))
        expect([hostname, origin, protocol]).toEqual([host, `https://${host}`, 'https:'])
      }),
    ))
})

describe('originOf', () => {
  const here = { protocol: 'http:', port: '4173' }
  it.each([
    ['a.example', 'https://a.example'],
    ['a.lotus.localhost', 'http://a.lotus.localhost:4173'],
    ['localhost.example', 'https://localhost.example'],
    ['notlocalhost.example', 'https://notlocalhost.example'],
  ])('%s is at %s', (host, origin) => expect(originOf(host, here)).toBe(origin))
})
