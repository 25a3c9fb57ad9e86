// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { QUIET_ZONE } from './constants.ts'
import { qrPath } from './qr-path.ts'

const LINK = 'https://lotus.example/m/register?referralCode=LOTUS10001'

/** The dark modules that the path fills, as rows of text. */
function drawn({ path, size }: ReturnType<typeof qrPath>): readonly string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(width))
  return rows.map((row) => row.join(''))
}
const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

describe('qrPath', () => {
  it('has the three finder patterns in its corners, and a white edge around', () => {
    const code = qrPath(LINK)
    const rows = drawn(code)
    const last = code.size - QUIET_ZONE - FINDER.length
    const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7))
    expect(corner(QUIET_ZONE, QUIET_ZONE)).toEqual(FINDER)
    expect(corner(last, QUIET_ZONE)).toEqual(FINDER)
    expect(corner(QUIET_ZONE, last)).toEqual(FINDER)
    const edge = [...rows.slice(0, QUIET_ZONE), ...rows.slice(-QUIET_ZONE)].join('')
    expect(edge).not.toContain('#')
    expect((code.size - 2 * QUIET_ZONE - 21) % 4).toBe(0)
  })

  it('draws another code for another text', () => expect(qrPath(`${LINK}2`).path).not.toBe(qrPath(LINK).path))

  it('takes the longest link there is', () => {
    const longest = `https://${'a'.repeat(200)}.example/m/register?referralCode=${'A'.repeat(64)}`
    expect(qrPath(longest).size).toBeLessThan(90)
  })
})
