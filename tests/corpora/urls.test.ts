// @vitest-environment node
import { checkUrl } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { domainHost } from '../../kernel/domains/domain-host.ts'
import { checkEntry } from '../../kernel/foreign/check-entry.ts'
import { foreignEntry } from '../../kernel/foreign/foreign-entry.fake.ts'
import { resolveRedirect } from '../../kernel/navigation/resolve-redirect.ts'
import { imageAddress } from '../../kernel/site/image-address.ts'
import { trustedUrl } from '../../kernel/urls/trusted-url.ts'
import type { PathCodec } from '../../plugins/customer-service/contract.ts'
import { readEntries } from '../../plugins/customer-service/desk/read-entries.ts'
import { ownPath } from '../../plugins/games/shared/launch-address.ts'
import { routeLink } from '../../plugins/promotions/contract/route-link.ts'
import { documentAddress } from '../../plugins/site/contract/document-address.ts'
import { imageCandidates } from '../../plugins/site/brand/image-candidates.ts'
import { canonicalFor } from '../../plugins/site/metadata/metadata.ts'
import { DOMAIN, ORIGIN, type Rule, TRICKS } from './urls.ts'

const RULES: Readonly<Record<Rule, (address: string) => URL | undefined>> = {
  own: (address) => checkUrl(address, { kind: 'own', origin: ORIGIN }),
  token: (address) => trustedUrl(address, { origin: ORIGIN, domains: [DOMAIN] }),
  https: (address) => checkUrl(address, { kind: 'https' }),
}
/** Of SE-03: the checker, tokens, and what the gateway names. */
const PART: Readonly<Record<Rule, string>> = { own: 'SE-03a', token: 'SE-03b', https: 'SE-03c' }
/** The address that a browser resolves from a link of this site. */
const read = (address: string): URL | undefined => {
  try {
    return new URL(address, `${ORIGIN}/m/home`)
  } catch {
    return undefined
  }
}

describe('the corpus of addresses', () => {
  it('is large, and has good addresses as well as bad ones for every rule', () => {
    expect(TRICKS.length).toBeGreaterThan(700)
    for (const rule of ['own', 'token', 'https'] as const)
      expect(TRICKS.filter(({ passes }) => passes.includes(rule)).length).toBeGreaterThan(30)
  })

  for (const rule of ['own', 'token', 'https'] as const)
    it(`[${PART[rule]}] the rule '${rule}' accepts exactly the marked addresses`, () => {
      const wrong = TRICKS.filter(({ address, passes }) => !!RULES[rule](address) !== passes.includes(rule))
      expect(wrong).toEqual([])
    })

  it('[SE-03e] javascript:, data:, blob: and protocol-relative addresses pass no rule, however they are spelled', () => {
    const never = TRICKS.filter(({ address }) => {
      const plain = [...address].filter((character) => character > ' ').join('')
      return /^(?:javascript|data|blob):|^[/\\]{2}/i.test(plain)
    })
    for (const start of ['javascript:', 'data:', 'blob:', '//'])
      expect(never.filter(({ address }) => address.startsWith(start)).length, start).toBeGreaterThan(0)
    for (const { address } of never)
      for (const rule of ['own', 'token', 'https'] as const)
        expect([address, rule, RULES[rule](address)]).toEqual([address, rule, undefined])
  })

  it('[SE-03a] an accepted address is the one that a browser resolves', () => {
    for (const { address, passes } of TRICKS)
      for (const rule of passes) expect(RULES[rule](address)?.href).toBe(read(address)?.href)
  })

  it('[SE-03a] an own address stays below /m of this origin in every parser', () => {
    const own = TRICKS.filter(({ passes }) => passes.includes('own'))
    for (const { address } of own) {
      expect(read(address)).toMatchObject({ origin: ORIGIN, username: '', password: '' })
      expect(read(address)?.pathname).toMatch(/^\/m(\/|$)/)
    }
  })

  it('[RR-07] redirectUrl gives the token to this host and the merchant’s domain only', () => {
    const places = { origin: ORIGIN, domains: [DOMAIN] }
    const handoff = { token: 'secret', language: 'EN', headerColor: '#000', title: 'x' }
    for (const { address, passes } of TRICKS) {
      const redirect = resolveRedirect(address, places, handoff)
      const kind = passes.includes('own') ? 'navigate' : passes.includes('token') ? 'external' : 'refuse'
      expect([address, redirect.kind]).toEqual([address, kind])
      if (redirect.kind === 'external')
        expect([ORIGIN, `https://${DOMAIN}`]).toContain(read(redirect.url)?.origin)
      else expect(JSON.stringify(redirect)).not.toContain('secret')
    }
  })

  it('[SE-03a] a launch’s backUrl is an address of this site, or none', () => {
    for (const { address, passes } of TRICKS)
      expect([address, ownPath(address, ORIGIN) !== undefined]).toEqual([address, passes.includes('own')])
  })

  it('[SE-03a] a banner leads below /m, to https, or nowhere', () => {
    const route = { path: '/m/x', access: 'public', component: 'X' } as const
    const findRoute = () => ({ state: 'on', plugin: 'x', route }) as const
    for (const { address } of TRICKS)
      for (const linkageType of ['URL', 'P', 'G']) {
        const action = routeLink(
          { linkageType, linkage: address, vendor: address },
          { loggedIn: true, findRoute },
        )
        if (action.kind === 'open') expect(read(action.url)?.protocol).toMatch(/^https?:$/)
        if (action.kind === 'open' && read(action.url)?.protocol === 'http:')
          expect(read(action.url)?.hostname).toMatch(/(^|\.)localhost$|^127\.0\.0\.1$|^\[::1\]$/)
        if (action.kind === 'go')
          expect(read(action.to)?.href).toMatch(/^https:\/\/lotus\.example\/m(\/|\?|#|$)/)
      }
  })

  it('[SE-03a] what the gateway says of images, support and documents leads to https, to this host, or nowhere', () => {
    const codec: PathCodec = { decode: (path) => path }
    const isHttps = (address: string): boolean =>
      /^https:\/\/|^http:\/\/(?:[a-z\d.-]*localhost|127\.0\.0\.1|\[::1\])[:/]/.test(address)
    for (const { address } of TRICKS) {
      for (const cdn of ['/', 'https://cdn.example/lotus', address]) {
        const image = imageAddress(address, cdn)
        const read = image === '' ? undefined : new URL(image, ORIGIN)
        expect([address, cdn, !read || isHttps(read.href)]).toEqual([address, cdn, true])
        if (read && !/^[a-z]/i.test(image)) expect(read.origin).toBe(ORIGIN)
      }
      const [entry] = readEntries([{ title: 'x', path: address, csType: 'LIVECHAT' }], codec).entries
      if (entry) expect([address, isHttps(entry.url.href), entry.url.username]).toEqual([address, true, ''])
      const document = documentAddress(address, 'en', ORIGIN)
      if (document !== undefined) expect([address, isHttps(document)]).toEqual([address, true])
    }
  })

  it('[SE-03a] the gateway’s own logo is https and on a host of the merchant, or none', () => {
    const page = `${ORIGIN}/m/home`
    for (const { address } of TRICKS)
      for (const imageCDNs of [[], ['https://cdn.example/lotus'], ['/cdn']])
        for (const image of imageCandidates(address, { imageCDNs }, page)) {
          expect([address, [ORIGIN, 'https://cdn.example'].includes(new URL(image).origin)]).toEqual([
            address,
            true,
          ])
          expect([address, RULES.https(image)?.href]).toEqual([address, image])
        }
  })

  it('[SE-03a] the domain list and the main domain hold host names alone', () => {
    for (const { address } of TRICKS) {
      const host = domainHost(address)
      if (host !== undefined) expect(new URL(`https://${host}/`).host).toBe(host)
      const canonical = new URL(canonicalFor(ORIGIN, address, '/m/home'))
      expect([address, canonical.pathname, canonical.search, canonical.username]).toEqual([
        address,
        '/m/home',
        '',
        '',
      ])
      expect(['https:', 'http:']).toContain(canonical.protocol)
    }
  })

  it('[SE-03a] a foreign plugin comes by https and names origins alone', () => {
    for (const { address } of TRICKS) {
      if (!checkEntry(foreignEntry({ url: address as 'https://x' })))
        expect(RULES.https(address)?.href).toBe(new URL(address).href)
      if (!checkEntry(foreignEntry({ origins: { connect: [address as 'https://x'] } })))
        expect([address, new URL(address).href]).toEqual([address, `${new URL(address).origin}/`])
    }
  })
})
