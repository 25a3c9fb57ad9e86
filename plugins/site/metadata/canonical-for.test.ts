// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalFor } from './metadata.ts'

const HERE = 'https://m.lotus.example'

describe('canonicalFor', () => {
  it.each<[string | undefined, string, string]>([
    [undefined, '/m/home', 'https://m.lotus.example/m/home'],
    ['', '/m/login', 'https://m.lotus.example/m/login'],
    ['www.lotus.example', '/m/login', 'https://www.lotus.example/m/login'],
    ['https://www.lotus.example/', '/m/login', 'https://www.lotus.example/m/login'],
    ['www.lotus.example', '/', 'https://www.lotus.example/m/home'],
    ['www.lotus.example', '/m/index.html', 'https://www.lotus.example/m/home'],
    ['http://www.lotus.example', '/m/login', 'https://m.lotus.example/m/login'],
    ['javascript://x', '/m/login', 'https://m.lotus.example/m/login'],
    ['not a domain', '/m/login', 'https://m.lotus.example/m/login'],
  ])('[RR-05] main domain %s, %s: %s', (mainDomain, path, expected) =>
    expect(canonicalFor(HERE, mainDomain, path)).toBe(expected),
  )

  it('is an https address for any value of the gateway', () =>
    fc.assert(
      fc.property(fc.string(), (mainDomain) => {
        expect(new URL(canonicalFor(HERE, mainDomain, '/m/home')).protocol).toBe('https:')
      }),
    ))
})
