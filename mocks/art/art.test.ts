import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { GAMES } from '../catalogue/games.ts'
import { VENDOR_CODES } from '../catalogue/vendors.ts'
import { art } from './art.ts'
import { linesOf } from './lettering.ts'
import { escapeText } from './svg.ts'

/** Maximum bytes of a picture in a lane. */
const MOST_BYTES = 8_500
/** Maximum bytes of a banner, which is in the first view. */
const MOST_BANNER_BYTES = 8_192

const games = GAMES.map(({ vendor, code }) => `/games/${vendor}/${code}.svg`)
const banners = ['lotus', 'coral', 'aurora'].flatMap((merchant) =>
  [1, 2, 3, 4].map((number) => `/banners/${merchant}/${number}.svg`),
)
const promotions = ['lotus', 'coral', 'aurora'].flatMap((merchant) =>
  ['welcome', 'rush', 'cashback', 'friends', 'club', 'cup', 'season', 'race'].map(
    (kind) => `/promotions/${merchant}/${kind}.svg`,
  ),
)
const vendors = VENDOR_CODES.map((code) => `/vendors/${code}.svg`)
const textOf = (path: string): string => String(art(path)?.body ?? '')

describe('art', () => {
  it('is a well-formed picture without scripts, styles or external references', () => {
    for (const path of [...games, ...banners, ...promotions, ...vendors]) {
      expect(art(path)?.type, path).toBe('image/svg+xml')
      const svg = textOf(path)
      const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
      expect(document.documentElement.localName, path).toBe('svg')
      expect(document.querySelector('parsererror'), path).toBeNull()
      expect(svg, path).not.toMatch(
        /<script|<style|<foreignObject|<image|\son\w+=|javascript:|@import|undefined|NaN/i,
      )
      expect(svg.match(/(?:href|src)="[^#][^"]*"|url\((?!#)/g), path).toBeNull()
      // Every referenced id is in the same picture, once.
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size, path).toBe(ids.length)
      for (const [, id] of svg.matchAll(/(?:href="|url\()#(\w+)/g)) expect(ids, path).toContain(id)
      expect(svg.length, path).toBeLessThan(path.startsWith('/banners') ? MOST_BANNER_BYTES : MOST_BYTES)
    }
  })

  it('is the same each time, and no two games share it', () => {
    expect(games.map(textOf)).toEqual(games.map(textOf))
    expect(new Set(games.map(textOf)).size).toBe(games.length)
  })

  it('is served under /cdn as well', () => {
    for (const path of [games[0], banners[0], vendors[0]]) {
      if (path) expect(art(`/cdn${path}`)).toEqual(art(path))
    }
  })

  it.each([
    '', '/', '/games', '/games/TCG_SEA/NOPE.svg', '/games/MANGO/SL001.svg', '/games/TCG_SEA/SL001.png', '/games/../TCG_SEA/SL001.svg',
    '/banners/lotus/0.svg', '/banners/lotus/5.svg', '/banners/lotus/x.svg', '/banners/lotus.svg', '/banners/unheard-of/1.svg', '/vendors/NOPE.svg',
    '/vendors/LOTT/1.svg', '/games/__proto__/constructor.svg', '//games/TCG_SEA/SL001.svg',
  ])('has nothing at %j', (path) => {
    expect(art(path)).toBeUndefined()
  }) // prettier-ignore

  it('writes a name on two lines at most, without losing a word', () => {
    expect(linesOf('Moonshot')).toEqual(['MOONSHOT'])
    expect(linesOf('Grape Harvest Nights')).toEqual(['GRAPE HARVEST', 'NIGHTS'])
    for (const { name } of GAMES) {
      expect(linesOf(name).length).toBeLessThan(3)
      expect(linesOf(name).join(' ')).toBe(name.toUpperCase())
    }
  })

  it('escapes any text into well-formed XML', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('</text>', '<script>', '"&\'', '\u0000')), (text) => {
        expect(escapeText(text)).not.toMatch(/[<>"']|(?![\t\n\r])\p{Cc}|&(?!#\d+;)/u)
      }),
    )
  })
})
