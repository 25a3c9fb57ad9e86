// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { PRESERVED_PARAMETERS } from '../../kernel/navigation/preserve-query.ts'
import { mayHoldSecret } from './secret-address.ts'

describe('an address that may hold a secret', () => {
  it.each([
    '',
    '?',
    '?language=EN',
    '?r=a&utm_source=b',
    '?vendor=V&',
    '?track',
    '?r=%2f%3Fa%3Db:c%C3%A9',
    '?fbclid=to-ken',
  ])('%s holds none', (query) => expect(mayHoldSecret(`/m/home${query}`)).toBe(false))
  it.each([
    '?token=a',
    '?TOKEN=a',
    '?tok%65n=a',
    '?token[]=a',
    '?a=1;token=b',
    '?access_token=a',
    '?redirectUrl=%2Fm%3Ftoken%3Da',
    '?r=a&x',
    '??r=a',
    '?constructor',
    '?r=1;token=abc',
    '?r=1;a=b',
    '?utm_source=x%26token%3Dabc',
    '?utm_source=x%26TOKEN%3Dabc',
    '?r=%74oken:a',
    '?r=to%4Ben:a',
    '?r=tok%2565n:a',
    '?r=a%25',
    '?r={%22token%22:%22a%22}',
    '?track=a&vendor=access_token',
    '?code=C',
    '?r=7&CODE=C',
    '?vendor=V&code=C&',
    ';token=a',
    '&toKen=a?r=1',
    '%3Ftoken=a',
    '%253Ftok%2565n=a',
    '/token:a',
  ])('%s may hold one', (query) => expect(mayHoldSecret(`/m/home${query}`)).toBe(true))

  it.each([
    ['/m/launchGame?vendor=V&code=C&r=7', false],
    ['/m/launchGame?vendor=V&code=access_token', true],
    ['/m/launchGame?vendor=V&code=C&x=1', true],
    ['/m/launchGame/?vendor=V&code=C', true],
    ['/x/m/launchGame?code=C', true],
  ])('[TR-17] a code names a game on the screen that launches it alone: %s', (address, holds) =>
    expect(mayHoldSecret(address)).toBe(holds),
  )

  it('takes no longer for a long one', () => {
    for (const part of ['t', 'token', 'r=', 'r=a&', 'r=t&', '%2', '%25', 'r', '&', 'toke'])
      for (const start of ['', '?', '?r='])
        expect([true, false]).toContain(mayHoldSecret(`/m/${start}${part.repeat(200_000)}`))
  })

  it.each(['/m/assets/token-1.js', '/m/game/%E5%BD%A9%20a', '/m/no-token'])('%s holds none', (path) =>
    expect(mayHoldSecret(path)).toBe(false),
  )

  it('parameters that navigations preserve hold none', () => {
    for (const name of PRESERVED_PARAMETERS) expect(mayHoldSecret(`/m?${name}=x`)).toBe(false)
  })
})
