// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { robotsFor } from './robots-for.ts'

describe('robotsFor', () => {
  it.each<[string, string, 'noindex' | undefined]>([
    ['localhost', '/m/home', undefined],
    ['www.lotus.example', '/m/home', undefined],
    ['www2.lotus.example', '/m/', undefined],
    ['www.lotus.example', '/', undefined],
    ['lotus.example', '/m/home', 'noindex'],
    ['lotus.localhost', '/m/home', 'noindex'],
    ['m.www.example', '/m/home', 'noindex'],
    ['', '/m/home', 'noindex'],
    ['www.lotus.example', '/m/member/home', 'noindex'],
    ['www.lotus.example', '/m/home/', 'noindex'],
    ['localhost', '/m/securityCenter/addBankCard', 'noindex'],
  ])('[RR-04] %s%s: %s', (host, path, expected) => expect(robotsFor(host, path)).toBe(expected))
})
