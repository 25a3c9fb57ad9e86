import type * as Sdk from '@foyer/sdk'
import type { Logger, StorageKey } from '@foyer/sdk'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { StorageService } from '../../kernel/storage/storage-service.ts'
import { isPolluted, spoiled } from './spoiled.ts'

// Keys need not be exported: every definition is recorded.
const keys = vi.hoisted((): StorageKey<unknown>[] => [])
vi.mock('@foyer/sdk', async (original) => {
  const sdk = await original<typeof Sdk>()
  const defineStorageKey: typeof sdk.defineStorageKey = (given) => {
    const key = sdk.defineStorageKey(given)
    keys.push(key as StorageKey<unknown>)
    return key
  }
  return { ...sdk, defineStorageKey }
})

const DEFINES = /= defineStorageKey[<(]/g
const texts = import.meta.glob<string>(['../../{kernel,plugins}/**/*.{ts,tsx}', '!**/*.{test,fake}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob(['../../{kernel,plugins}/**/*.{ts,tsx}', '!**/*.{test,fake}.*'])
const definitions = (text: string): number => text.match(DEFINES)?.length ?? 0
const owners = Object.entries(texts).filter(([, text]) => definitions(text) > 0)
const defined = owners.reduce((sum, [, text]) => sum + definitions(text), 0)
beforeAll(async () => {
  keys.length = 0
  for (const [file] of owners) await modules[file]?.()
})

/** Valid values of structured keys; the others take their value from the tests below. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  MC_SESSION_INFO: {
    id: '7',
    token: 't',
    merchantCode: 'lotus01',
    userName: 'lan',
    type: 0,
    firstTimeLogin: false,
  },
  'foyer.status': {
    build: 'b',
    merchant: 'lotus01',
    language: 'VI',
    at: 1,
    // What is in it is read as a fresh answer is.
    answer: {},
  },
  templates: { image_logo: '/logo.png', pwa: '{}' },
  'tracking.relay.outbox': [
    { event: 'login', event_id: 'a', occurred_at: 1 },
    { event: 'deposit', event_id: 'b', occurred_at: 2, payload: { value: 1 } },
  ],
}

const reports: string[] = []
const logger: Logger = { debug() {}, warn() {}, error: (error) => void reports.push(String(error)) }
const area = (key: StorageKey<unknown>): Storage => globalThis[`${key.area}Storage`]
const everything = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Reads a key whose stored text is `text`, as a page does; returns the result. */
function read(key: StorageKey<unknown>, text: string): unknown {
  reports.length = 0
  localStorage.setItem('somebody', 'else’s')
  area(key).setItem(key.name, text)
  const before = everything()
  const storage = new StorageService(logger)
  const value = storage.get(key)
  expect(storage.get(key)).toEqual(value)
  expect(reports.length).toBe(value === undefined ? 1 : 0)
  for (const report of reports) if (text.length > 3) expect(report).not.toContain(text)
  // Reading changes neither this key nor another.
  expect(everything()).toBe(before)
  expect(isPolluted()).toBe(false)
  if (value === undefined) return undefined
  // An accepted value can be stored, and is read back unchanged.
  storage.set(key, value)
  expect(new StorageService(logger).get(key)).toEqual(value)
  return value
}

/** Whether two values have the same shape: common fields have one type; items of a list are like its first. */
function alike(value: unknown, like: unknown): boolean {
  if (value === undefined) return true
  if (Array.isArray(like)) return Array.isArray(value) && value.every((item) => alike(item, like[0]))
  if (typeof like !== 'object' || like === null) return typeof value === typeof like
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(like).every(([name, inner]) => alike(Reflect.get(value, name), inner))
}

const nearJson = fc.json().chain((text) => fc.nat(text.length).map((cut) => text.slice(0, cut)))
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  nearJson,
  fc.constantFrom(
    'null',
    '[]',
    '{}',
    '0',
    '-1',
    '""',
    'NaN',
    'undefined',
    '[object Object]',
    '"',
    '{"__proto__":{"polluted":true}}',
    '\u0000',
    'x'.repeat(1_000_000),
  ),
)

describe('the site’s stored values', () => {
  it('[EN-14a] every key of the repository is known here, and no two are equal', () => {
    expect(keys.length).toBe(defined)
    const places = keys.map(({ area: where, name }) => `${where}:${name}`)
    expect(new Set(places).size).toBe(places.length)
    expect(places).toEqual(
      expect.arrayContaining([
        'local:merchant',
        'local:language',
        'local:WEBCLIP',
        'local:templates',
        'local:remPass',
        'session:autoLogin',
      ]),
    )
  })

  it('[EN-30] any text under any key: no crash, nothing lost, reported once without its value', () => {
    for (const key of keys)
      fc.assert(
        fc.property(anyText, (text) => {
          fc.pre(text !== '')
          read(key, text)
        }),
        { numRuns: 60 },
      )
  })

  it('[EN-30] a value with any one part spoiled', () => {
    for (const key of keys.filter(({ name }) => name in SAMPLES)) {
      const sample = SAMPLES[key.name]
      const well = read(key, JSON.stringify(sample))
      expect(well, key.name).toBeDefined()
      for (const { what, body } of spoiled(sample))
        expect(alike(read(key, JSON.stringify(body)), well), `${key.name}: ${what}`).toBe(true)
    }
  })
})
