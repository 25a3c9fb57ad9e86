// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { GAMES, gameOf } from './games.ts'
import { VENDOR_CODES } from './vendors.ts'

describe('the catalogue', () => {
  it('has some 120 games of 14 vendors, each with a unique code and name', () => {
    expect(GAMES.length).toBeGreaterThanOrEqual(120)
    expect(new Set(GAMES.map(({ code }) => code)).size).toBe(GAMES.length)
    expect(new Set(GAMES.map(({ name }) => name)).size).toBe(GAMES.length)
    expect([...new Set(GAMES.map(({ vendor }) => vendor))].sort()).toEqual([...VENDOR_CODES].sort())
    expect(VENDOR_CODES).toHaveLength(14)
  })

  it('finds a game by vendor and code, and no other', () => {
    expect(gameOf('TCG_SEA', 'SL001')?.name).toBe('Golden Ingot Rush')
    expect(gameOf('MANGO', 'SL001')).toBeUndefined()
    expect(gameOf('__proto__', 'constructor')).toBeUndefined()
  })
})
