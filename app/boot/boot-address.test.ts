import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preserveQuery } from '../../kernel/navigation/preserve-query.ts'
import { statusRequest } from '../../kernel/site/status-request.ts'
import { asked, reload, run, setUpPage, source, tearDownPage } from './boot.fake.ts'

beforeEach(setUpPage)
afterEach(tearDownPage)

describe('the inline boot script', () => {
  it.each([
    '/m/home',
    '/m/home?track=t1&r=7#games',
    '/m/home?token=secret&tokens=other',
    '/m/home?redirectUrl=https%3A%2F%2Fa.example%3Ftoken%3Dsecret&id=1',
  ])('[CA-09] asks for the status as the kernel does later: %s', (path) => {
    run(path)
    const { url, init } = statusRequest(location, 'lotus01', 'VI')
    expect(asked.mock.calls).toEqual([[url, init]])
    expect(url).toContain('device=MOBILE')
    expect(url).not.toContain('secret')
  })
  const huge = 'x'.repeat(20_000)
  it.each<[address: string, token: string | undefined, left: string]>([
    ['/m/home', undefined, '/m/home'],
    ['/m/home?token=first&tokens=second&r=7', 'first', '/m/home?r=7'],
    ['/m/home?tokens=second', 'second', '/m/home'],
    ['/m/home?token=&tokens=second', 'second', '/m/home'],
    ['/m/home?token=', undefined, '/m/home'],
    ['/m/home?token', undefined, '/m/home'],
    ['/m/home?token=a&token=b&id=3#top', 'a', '/m/home?id=3#top'],
    ['/m/home?%74oken=odd&r=7', 'odd', '/m/home?r=7'],
    ['/m/home?TOKEN=odd&r=7', 'odd', '/m/home?r=7'],
    ['/m/home?token[]=odd&r=7', 'odd', '/m/home?r=7'],
    ['/m/home?a=1;token=b;r=7', undefined, '/m/home?a=1;r=7'],
    ['/m/home?access_token=b&idToken=c&r=7#id_token=d', undefined, '/m/home?r=7'],
    [
      '/m/home?redirectUrl=%2Fm%2Fgame%3Ftoken%3Db%26id%3D1',
      undefined,
      '/m/home?redirectUrl=%2Fm%2Fgame%3Fid%3D1',
    ],
    ['/m/home?redirectUrl=/m/game?token=b&r=7', undefined, '/m/home?redirectUrl=/m/game&r=7'],
    ['/m/home?next=%252Fm%253Ftok%252565n%253Db', undefined, '/m/home?next=%252Fm'],
    ['/m/home?next=token=b', undefined, '/m/home?next='],
    ['/m/home?token=%E0%A4%A', '\ufffd%A', '/m/home'],
    [`/m/home?token=${huge}`, huge, '/m/home'],
    ['/m/home?r=7#token=hidden', undefined, '/m/home?r=7'],
    ['/m/home#a=1&token=hidden', undefined, '/m/home#a=1'],
    ['/m/home#/x?token=hidden', undefined, '/m/home#/x'],
    ['/m/home?fbclid=AbC%2f1+x%20y&token=t&r=%C3%A9', 't', '/m/home?fbclid=AbC%2f1+x%20y&r=%C3%A9'],
    ['/m/home?sessionToken=1&token_id=2&tokenId=3&token%0Ax=4&r=3', undefined, '/m/home?r=3'],
    // A malformed escape is read as far as it goes.
    ['/m/home?redirectUrl=%2Fm%2Fgame%3Ftoken%3Dsecret%', undefined, '/m/home?redirectUrl=%2Fm%2Fgame'],
    ['/m/home?redirectUrl=%2Fm%2Fgame%3Ftoken%3Dsecret%FF', undefined, '/m/home?redirectUrl=%2Fm%2Fgame'],
    ['/m/home?next=%E9%3Ftoken%3Dabc&r=7', undefined, '/m/home?next=%EF%BF%BD&r=7'],
    ['/m/home?tok%65n%=abc&r=7', undefined, '/m/home?r=7'],
    ['/m/home?next=%25E9%253Ftoken%253Dabc%25', undefined, '/m/home?next=%25EF%25BF%25BD'],
    // A pair in the path.
    ['/m/home;token=abc', undefined, '/m/home'],
    ['/m/home&token=abc?r=7', undefined, '/m/home?r=7'],
    ['/m/home;a=1;TOKEN=abc/x', undefined, '/m/home;a=1/x'],
    ['/m/home%3Ftoken%3Dabc', undefined, '/m/home'],
    ['/m/game%253Ftoken%253Dabc?r=7', undefined, '/m/game?r=7'],
    ['/m/token:abc', undefined, '/m/'],
    // Other ways to write a pair.
    ['/m/home?x=token:abc&r=7', undefined, '/m/home?x=&r=7'],
    ['/m/home?x=a,token:abc&r=7', undefined, '/m/home?x=&r=7'],
    ['/m/home?x=token%253Aabc&r=7', undefined, '/m/home?x=&r=7'],
    ['/m/home?token:abc&r=7', undefined, '/m/home?r=7'],
    ['/m/home?x={"token":"abc"}&r=7', undefined, '/m/home?x=&r=7'],
    ['/m/home?x=%7B%22access_token%22%20%3A%20%22a%3Bbc%22%7D&r=7', undefined, '/m/home?x=&r=7'],
    ['/m/home?x={"a":"{\\"token\\":\\"abc\\"}"}&r=7', undefined, '/m/home?x=&r=7'],
    ['/m/home?{"token":"abc"}', undefined, '/m/home'],
    ['/m/home?r=7#{"token":"abc"}', undefined, '/m/home?r=7'],
    [`/m/home?r=7#a=${'x'.repeat(9_000)}`, undefined, `/m/home?r=7#a=${'x'.repeat(9_000)}`],
    [`/m/home?r=7#a=${huge}`, undefined, '/m/home?r=7'],
  ])('removes a token from the address, and nothing else: %.60s', (address, token, left) => {
    run(address)
    expect(location.pathname + location.search + location.hash).toBe(left)
    expect(Reflect.get(globalThis, '__foyer')).toHaveProperty('token', token)
    expect(sessionStorage.length).toBe(0)
  })

  it('[SE-04a] loads the clean address anew before anything else, once, with the token under a key of its own', () => {
    history.replaceState(null, '', '/m/home?token=secret&r=7')
    new Function(source)()
    expect(reload).toHaveBeenCalledOnce()
    expect(asked).not.toHaveBeenCalled()
    expect(Reflect.get(globalThis, '__foyer')).toEqual({ reloading: true })
    expect({ ...sessionStorage }).toEqual({ 'foyer.token': 'secret' })
    expect(location.search).toBe('?r=7')
  })
  it('[SE-04a] an address that cannot be cleaned is not reloaded for ever', () => {
    history.replaceState(null, '', '/m/home?token=secret')
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError')
    })
    const state = (): unknown => Reflect.get(globalThis, '__foyer')
    new Function(source)()
    expect([reload.mock.calls.length, state()]).toEqual([0, expect.objectContaining({ token: 'secret' })])
  })
  it('adopts the token in place where the storage is blocked', () => {
    history.replaceState(null, '', '/m/home?token=secret')
    vi.stubGlobal('sessionStorage', undefined)
    new Function(source)()
    expect(reload).not.toHaveBeenCalled()
    expect([location.search, Reflect.get(globalThis, '__foyer')]).toEqual([
      '',
      expect.objectContaining({ token: 'secret' }),
    ])
  })
  it('every pair that holds no token stays as it was written', () => {
    const pair = fc.tuple(
      fc.constantFrom('r', 'fbclid', 'x%20y', 'a[]', ''),
      fc.constantFrom('', '=', '=1', '=%2f%3Fa%3Db', '=100%25', '=a=b;c', '=é'),
    )
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 6 }), fc.constantFrom('', '#top', '#a=1'), (pairs, hash) => {
        const query = pairs.map((each) => each.join('')).join('&')
        const address = new URL(`/m/home${query && '?'}${query}${hash}`, location.href)
        run(address.href)
        expect(location.href).toBe(address.href)
        expect(reload).not.toHaveBeenCalled()
      }),
    )
  })
  it('[SE-04a] no way to write a pair leaves the secret, and a clean address stays as it is', () => {
    const again = (text: string): string => encodeURIComponent(text)
    const pair = fc.constantFrom(
      'token=S3CRET',
      'TOKENS=S3CRET',
      'tok%65n=S3CRET',
      'token[]=S3CRET',
      'id_token=S3CRET',
      'tokenId=S3CRET',
      'token:S3CRET',
      '{"token":"S3CRET"}',
      "{'a':[{'token' : 'S3CRET'}]}",
      'x=token:S3CRET',
    )
    const wrapped = fc
      .tuple(
        pair,
        fc.constantFrom('', 'x=', '/m?', '/m;', '#', '\\\\"'),
        fc.nat(2),
        fc.constantFrom('', '%', '%FF', '%E9'),
      )
      .map(
        ([text, before, times, after]) =>
          Array.from({ length: times }).reduce<string>(again, before + text) + after,
      )
    const part = fc.oneof(
      wrapped,
      fc.constantFrom('r=7', '/', 'a', '=', '%', '%3D', '%253F', 'to', 'ken', '..', '%25', ''),
    )
    const address = fc.array(fc.tuple(fc.constantFrom('/', '?', '&', ';', '#'), part), { maxLength: 6 })
    fc.assert(
      fc.property(address, (parts) => {
        run(
          new URL(
            `/m/${parts.map(([mark, text]) => (mark === '/' ? '/a' : mark) + text).join('')}`,
            location.href,
          ).href,
        )
        const left = location.href
        expect(left).not.toContain('S3CRET')
        run(left)
        expect([location.href, reload.mock.calls]).toEqual([left, []])
      }),
      { numRuns: 1000 },
    )
  })
  it('every path that holds no token stays as it was written', () => {
    const segment = fc.constantFrom(
      'game',
      '%E5%BD%A9',
      'a%20b',
      'a+b',
      '100%25',
      'a;b=1',
      'a&b',
      'tokens',
      'a:b',
      '%253F',
    )
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const address = new URL(`/m/${segments.join('/')}`, location.href)
        run(address.href)
        expect(location.href).toBe(address.href)
        expect(reload).not.toHaveBeenCalled()
      }),
    )
  })
  it('leaves the state of the history’s entry', () => {
    history.replaceState({ at: 2 }, '', '/m/home?token=t')
    new Function(source)()
    expect([history.state, location.search]).toEqual([{ at: 2 }, ''])
  })

  describe('a link that the browser follows by itself', () => {
    const tapped = (query: string, href: string, event = 'click'): string | null => {
      run(`/m/home${query}`)
      document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`
      const inner = document.querySelector('b')
      inner?.addEventListener(event, (tap) => tap.preventDefault())
      inner?.dispatchEvent(new MouseEvent(event, { bubbles: true, cancelable: true }))
      return document.querySelector('a')?.getAttribute('href') ?? null
    }
    // The names of RR-08.
    const everyOne =
      '?affiliateCode=V0&referralCode=V1&r=V2&inApp=V3&fbclid=V4&gclid=V5&ttclid=V6&kwaiclid=V7&bbg=V8&isBgeTest=V9&cid=V10'
    it.each([
      [everyOne, '/m/game'],
      ['?fbclid=AbC%2f1&x=1', '/m/activity?id=3#top'],
      ['?r=7&r=8&cid=c', '/m/home?r=9'],
      ['?R=7&FBCLID=x&rr=1&cidx=2', '/m/home'],
      ['?r', '/m/home?'],
      ['', '/m/home?a=1'],
    ])('[RR-08] preserves the query parameters that the app would: %s to %s', (query, href) => {
      const expected = preserveQuery(href, query)
      // An empty query makes no difference.
      expect(tapped(query, href)?.replace(/\?$/, '')).toBe(expected.replace(/\?$/, ''))
      expect(tapped(query, href, 'auxclick')?.replace(/\?$/, '')).toBe(expected.replace(/\?$/, ''))
    })
    it('[RR-08] preserves all eleven', () => expect(tapped(everyOne, '/m/game')).toBe(`/m/game${everyOne}`))
    it.each(['https://news.example/', '//news.example/m', '#top', '/wps/x'])('leaves %s alone', (href) =>
      expect(tapped('?r=7', href)).toBe(href),
    )
  })
})
