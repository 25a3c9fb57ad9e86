import { type CodedError, defineStorageKey, type Logger, type StorageKey } from '@foyer/sdk'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StorageService } from './storage-service.ts'

const THEME = defineStorageKey<'dark' | 'light'>({
  name: 'theme',
  area: 'local',
  format: 'text',
  parse: (value) => (value === 'dark' || value === 'light' ? value : undefined),
})
const CART = defineStorageKey<readonly number[]>({
  name: 'cart',
  area: 'session',
  parse: (value) =>
    Array.isArray(value) && value.every((item) => typeof item === 'number') ? value : undefined,
})
/** Stored as `{ "dark": true }` under another name before. */
const NEW_THEME = defineStorageKey<'dark' | 'light'>({
  ...THEME,
  name: 'new-theme',
  migrateFrom: defineStorageKey<'dark' | 'light'>({
    name: 'old-theme',
    area: 'local',
    parse: (stored) => {
      const dark: unknown = Reflect.get(Object(stored), 'dark')
      return typeof dark === 'boolean' ? (dark ? 'dark' : 'light') : undefined
    },
  }),
})

const reports: unknown[] = []
const logger: Logger = { debug() {}, warn() {}, error: (error) => void reports.push(error) }
const codes = () => reports.map((report) => (report as CodedError).code)
let storage: StorageService

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  reports.length = 0
  storage = new StorageService(logger)
})
afterEach(() => vi.unstubAllGlobals())

/** A storage of which the given methods throw. */
function stubArea(name: 'localStorage' | 'sessionStorage', broken: readonly string[], error: string) {
  const map = new Map<string, string>()
  const guard = (method: string) => {
    if (broken.includes(method)) throw new DOMException('secret-detail', error)
  }
  const area = {
    getItem: (key: string) => (guard('getItem'), map.get(key) ?? null),
    setItem: (key: string, text: string) => (guard('setItem'), void map.set(key, text)),
    removeItem: (key: string) => (guard('removeItem'), void map.delete(key)),
  }
  vi.stubGlobal(name, area)
  return { map, broken: broken as string[] }
}

describe('StorageService', () => {
  it('stores text unchanged and everything else as JSON, each in its own area', () => {
    storage.set(THEME, 'dark')
    storage.set(CART, [1, 2])
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(sessionStorage.getItem('cart')).toBe('[1,2]')
    expect(storage.get(THEME)).toBe('dark')
    expect(storage.get(CART)).toEqual([1, 2])
    storage.remove(THEME)
    expect(storage.get(THEME)).toBeUndefined()
    expect(localStorage.getItem('theme')).toBeNull()
    expect(storage.degraded.size).toBe(0)
    expect(reports).toEqual([])
  })

  it('treats an unreadable value as absent, reports the key once without the value, and keeps it stored', () => {
    for (const stored of ['{"half', '["x"]', 'null', '{}']) {
      reports.length = 0
      const fresh = new StorageService(logger)
      sessionStorage.setItem('cart', stored)
      expect(fresh.get(CART)).toBeUndefined()
      expect(fresh.get(CART)).toBeUndefined()
      expect(codes()).toEqual(['ST-SHAPE'])
      expect(reports[0]).toMatchObject({ details: { area: 'session', key: 'cart' } })
      expect(String(reports[0])).not.toContain(stored)
      expect((reports[0] as CodedError).cause).toBeUndefined()
      expect(sessionStorage.getItem('cart')).toBe(stored)
    }
  })

  it('reports again when a value that it wrote was corrupted later', () => {
    localStorage.setItem('theme', 'pink')
    storage.get(THEME)
    storage.set(THEME, 'dark')
    expect(storage.get(THEME)).toBe('dark')
    localStorage.setItem('theme', 'pink')
    storage.get(THEME)
    expect(codes()).toEqual(['ST-SHAPE', 'ST-SHAPE'])
  })

  it('survives a parse that throws and a value that is not JSON', () => {
    const odd = defineStorageKey<object>({
      name: 'odd',
      area: 'local',
      parse: () => {
        throw new Error('parse')
      },
    })
    localStorage.setItem('odd', '{}')
    expect(storage.get(odd)).toBeUndefined()
    const ring: { self?: unknown } = {}
    ring.self = ring
    storage.set(odd, ring)
    expect(localStorage.getItem('odd')).toBe('{}')
    expect(codes()).toEqual(['ST-SHAPE'])
  })

  it('works from memory when storage is blocked, and reports it once', () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      stubArea(name, ['getItem', 'setItem', 'removeItem'], 'SecurityError')
    expect(storage.get(THEME)).toBeUndefined()
    storage.set(THEME, 'dark')
    storage.set(CART, [3])
    expect(storage.get(THEME)).toBe('dark')
    expect(storage.get(CART)).toEqual([3])
    storage.remove(THEME)
    expect(storage.get(THEME)).toBeUndefined()
    expect([...storage.degraded]).toEqual(['local', 'session'])
    expect(codes()).toEqual(['ST-MEMORY'])
  })

  it('works from memory when the access itself throws, or returns null as in some web views', () => {
    for (const get of [
      () => {
        throw new DOMException('no', 'SecurityError')
      },
      () => null,
    ]) {
      reports.length = 0
      const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
      Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })
      try {
        const blocked = new StorageService(logger)
        blocked.set(THEME, 'light')
        expect(blocked.get(THEME)).toBe('light')
        expect([...blocked.degraded]).toEqual(['local'])
        expect(codes()).toEqual(['ST-MEMORY'])
      } finally {
        if (descriptor) Object.defineProperty(globalThis, 'localStorage', descriptor)
      }
    }
  })

  it.each([false, true])('[ER-03] the end of a session keeps the surviving keys (blocked: %s)', (blocked) => {
    if (blocked)
      for (const name of ['localStorage', 'sessionStorage'] as const)
        stubArea(name, ['getItem', 'setItem', 'removeItem'], 'SecurityError')
    const closed = defineStorageKey<string>({ name: 'a.b.closed', area: 'session', parse: String })
    storage.set(CART, [1])
    storage.set(closed, '1')
    storage.set(THEME, 'dark')
    storage.endSession()
    expect([storage.get(CART), storage.get(closed), storage.get(THEME)]).toEqual([undefined, '1', 'dark'])
  })

  it('full storage: the new value overrides the old one until it can be written', () => {
    const area = stubArea('localStorage', [], 'QuotaExceededError')
    storage.set(THEME, 'dark')
    area.broken.push('setItem')
    storage.set(THEME, 'light')
    expect(storage.get(THEME)).toBe('light')
    expect(area.map.get('theme')).toBe('dark')
    expect(storage.persists(THEME)).toBe(false)
    expect(codes()).toEqual(['ST-MEMORY'])
    area.broken.length = 0
    storage.set(THEME, 'light')
    expect(storage.persists(THEME)).toBe(true)
    expect(area.map.get('theme')).toBe('light')
    area.map.set('theme', 'dark')
    expect(storage.get(THEME)).toBe('dark')
  })

  it('a removal that fails still hides the value on this page', () => {
    const area = stubArea('localStorage', ['removeItem'], 'SecurityError')
    storage.set(THEME, 'dark')
    storage.remove(THEME)
    expect(area.map.get('theme')).toBe('dark')
    expect(storage.get(THEME)).toBeUndefined()
  })

  it('migrates a value of an earlier version, with another name and shape, once', () => {
    localStorage.setItem('old-theme', '{"dark":true}')
    expect(storage.get(NEW_THEME)).toBe('dark')
    expect(localStorage.getItem('new-theme')).toBe('dark')
    expect(localStorage.getItem('old-theme')).toBeNull()
    storage.set(NEW_THEME, 'light')
    expect(new StorageService(logger).get(NEW_THEME)).toBe('light')
    expect(reports).toEqual([])
  })

  it('does not let the earlier value override a later one, or return after a removal', () => {
    localStorage.setItem('old-theme', '{"dark":true}')
    localStorage.setItem('new-theme', 'light')
    expect(storage.get(NEW_THEME)).toBe('light')
    storage.remove(NEW_THEME)
    expect(storage.get(NEW_THEME)).toBeUndefined()
    expect(localStorage.getItem('old-theme')).toBeNull()
  })

  it('keeps an earlier value that it cannot read or cannot write', () => {
    localStorage.setItem('old-theme', 'half')
    expect(storage.get(NEW_THEME)).toBeUndefined()
    expect(localStorage.getItem('old-theme')).toBe('half')
    expect(reports[0]).toMatchObject({ details: { area: 'local', key: 'old-theme' } })
    const area = stubArea('localStorage', ['setItem'], 'QuotaExceededError')
    area.map.set('old-theme', '{"dark":true}')
    const full = new StorageService(logger)
    expect(full.get(NEW_THEME)).toBe('dark')
    expect(full.get(NEW_THEME)).toBe('dark')
    expect(area.map.get('old-theme')).toBe('{"dark":true}')
  })

  it('sees values that another tab writes, removes or corrupts', () => {
    const other = new StorageService(logger)
    storage.set(THEME, 'dark')
    expect(other.get(THEME)).toBe('dark')
    other.set(THEME, 'light')
    expect(storage.get(THEME)).toBe('light')
    localStorage.setItem('theme', 'pink')
    expect(storage.get(THEME)).toBeUndefined()
    other.remove(THEME)
    expect(storage.get(THEME)).toBeUndefined()
    expect(codes()).toEqual(['ST-SHAPE'])
  })

  it('reports nothing on a server, which needs no storage', () => {
    vi.stubGlobal('document', undefined)
    vi.stubGlobal('localStorage', undefined)
    storage.set(THEME, 'dark')
    expect(storage.get(THEME)).toBe('dark')
    expect(reports).toEqual([])
  })

  it('accepts any stored text under any key', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem('theme', text)
        sessionStorage.setItem('cart', text)
        const theme = storage.get(THEME)
        expect(theme === undefined || theme === text).toBe(true)
        const cart = storage.get(CART as StorageKey<unknown>)
        expect(
          cart === undefined || (Array.isArray(cart) && cart.every((item) => typeof item === 'number')),
        ).toBe(true)
      }),
    )
  })

  it('returns any JSON value that it stored', () => {
    const any = defineStorageKey<unknown>({ name: 'any', area: 'local', parse: (value) => value })
    fc.assert(
      fc.property(fc.json(), (text) => {
        const value: unknown = JSON.parse(text)
        storage.set(any, value)
        expect(storage.get(any)).toEqual(value)
      }),
    )
  })
})
