// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { art } from './art.ts'
import { picture } from './raster.ts'

const ascii = (body: string | Uint8Array, from: number, to: number): string =>
  Buffer.from(body).subarray(from, to).toString('latin1')

describe('picture', () => {
  it('is a small WebP for a game, the same each time', async () => {
    const first = await picture('/games/TCG_SEA/FI011.webp')
    expect(first?.type).toBe('image/webp')
    expect(ascii(first?.body ?? '', 0, 4) + ascii(first?.body ?? '', 8, 12)).toBe('RIFFWEBP')
    expect(first?.body.length).toBeLessThan(30_000)
    expect(await picture('/games/TCG_SEA/FI011.webp')).toBe(first)
  })

  it('is the SVG itself if requested, and undefined for an unknown path', async () => {
    expect(await picture('/games/TCG_SEA/FI011.svg')).toEqual(art('/games/TCG_SEA/FI011.svg'))
    expect(await picture('/games/TCG_SEA/NOPE.webp')).toBeUndefined()
  })
})
