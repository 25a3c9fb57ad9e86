// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseSettings } from './parse-settings.ts'
import { factsWith, make, startHost, lazily, type HostTestContext } from '../testing/test-host.ts'

const schema = v.object({
  id: v.string(),
  size: v.optional(v.number(), 10),
  tags: v.optional(v.array(v.string()), ['a']),
  nested: v.optional(v.object({ deep: v.number() }), { deep: 1 }),
  group: v.optional(
    v.object({
      size: v.optional(v.number(), 3),
      name: v.optional(v.string(), ''),
      list: v.optional(v.array(v.string()), []),
    }),
  ),
  orders: v.optional(v.record(v.string(), v.array(v.string()))),
})
const base = { id: 'x', size: 10, tags: ['a'], nested: { deep: 1 } }

describe('parseSettings', () => {
  const table: [string, unknown, unknown, number][] = [
    ['good', { id: 'x', size: 2 }, { id: 'x', size: 2, tags: ['a'], nested: { deep: 1 } }, 0],
    ['one bad field', { id: 'x', size: 'big' }, { id: 'x', size: 10, tags: ['a'], nested: { deep: 1 } }, 1],
    ['two', { id: 'x', size: 'big', tags: 5 }, { id: 'x', size: 10, tags: ['a'], nested: { deep: 1 } }, 2],
    [
      'deep inside',
      { id: 'x', nested: { deep: '?' } },
      { id: 'x', size: 10, tags: ['a'], nested: { deep: 1 } },
      1,
    ],
    ['a required one missing', { size: 2 }, undefined, 1],
    ['a required one bad', { id: 5 }, undefined, 1],
    [
      'a nested field that has a default: its neighbours stay',
      { id: 'x', group: { size: 'big', name: 'n', list: ['a', 5, 'b', null] } },
      { ...base, group: { size: 3, name: 'n', list: ['a', 'b'] } },
      3,
    ],
    ['a list that is no array', { id: 'x', tags: { a: 1 } }, base, 1],
    ['an item of a record', { id: 'x', orders: { a: ['x'], b: 5 } }, { ...base, orders: { a: ['x'] } }, 1],
    ['settings that are no object', 'x', undefined, 1],
  ]
  it.each(table)('%s', (_, raw, value, problems) => {
    const parsed = parseSettings(schema, raw)
    expect(parsed.value).toEqual(value)
    expect(parsed.problems).toHaveLength(problems)
  })

  it('reports the path, the kind of the value, and the problem', () => {
    const { problems } = parseSettings(schema, { id: 'x', group: { list: ['a', 5] } })
    expect(problems).toMatchObject([{ path: ['group', 'list', 1], kind: 'number' }])
    expect(problems[0]?.text).toMatch(/^group\.list\.1 \(number\): /)
  })

  it('[KN-10] for any settings, the result matches the schema, and no good field is lost', () => {
    const anything = fc.dictionary(
      fc.oneof(fc.constantFrom('id', 'size', 'tags', 'nested', 'group', 'orders', '__proto__'), fc.string()),
      fc.oneof(
        fc.jsonValue(),
        fc.record({ size: fc.jsonValue(), name: fc.jsonValue(), list: fc.array(fc.jsonValue()) }),
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.array(fc.oneof(fc.string(), fc.integer())),
      ),
    )
    fc.assert(
      fc.property(anything, fc.boolean(), (given, named) => {
        const raw: Record<string, unknown> = named ? { ...given, id: 'x' } : given
        const { value, problems } = parseSettings(schema, raw)
        if (value === undefined) {
          expect(v.is(schema.entries.id, raw['id'])).toBe(false)
          return
        }
        expect(v.is(schema, value)).toBe(true)
        const fields = Object.entries(schema.entries)
        for (const [name, field] of fields) {
          if (!Object.hasOwn(raw, name)) continue
          const good = v.safeParse(field, raw[name])
          if (good.success) expect(Reflect.get(value as object, name)).toEqual(good.output)
          else expect(problems.some(({ path }) => path[0] === name)).toBe(true)
        }
        const group = raw['group']
        if (typeof group !== 'object' || group === null) return
        for (const [name, field] of Object.entries(schema.entries.group.wrapped.entries)) {
          const good = v.safeParse(field, Reflect.get(group, name))
          if (good.success && !Array.isArray(group))
            expect(Reflect.get((value as { group: object }).group, name)).toEqual(good.output)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('a schema that throws counts as never satisfied', () => {
    const broken = {
      '~standard': {
        version: 1,
        vendor: 't',
        validate: () => {
          throw new Error('no')
        },
      },
    } as const
    expect(parseSettings(broken, {}).problems).toMatchObject([
      { path: [], message: expect.stringContaining('no') },
    ])
  })

  it('an asynchronous schema counts as never satisfied', () => {
    const later = {
      '~standard': { version: 1, vendor: 't', validate: () => Promise.resolve({ value: 1 }) },
    } as const
    expect(parseSettings(later, {}).value).toBeUndefined()
  })
})

describe('settings in the host', () => {
  const inPage = make('a.one', (context) => void seen.push(context.settings), {
    settings: () => Promise.resolve({ default: schema }),
  })
  const plugin = lazily(inPage)
  let seen: unknown[] = []

  it('a bad field has its default and is reported; the plugin runs', async () => {
    seen = []
    const { host, reports } = startHost([plugin], {
      facts: { ...factsWith(), setting: { 'a.one': { id: 'x', size: 'big' } } },
    })
    await host.start()
    expect(seen).toMatchObject([{ id: 'x', size: 10 }])
    expect([host.state('a.one'), reports()]).toEqual(['active', ['PL-SETTING a.one activate']])
  })

  it('code that is part of the page starts without them, and they are checked on request', async () => {
    seen = []
    const { host, reports } = startHost([inPage], {
      facts: { ...factsWith(), setting: { 'a.one': { id: 'x', size: 'big' } } },
    })
    expect([host.state('a.one'), seen]).toEqual(['active', [{}]])
    const context = host.activation('a.one')?.context as HostTestContext
    await context.settingsReady
    expect(context.settings).toMatchObject({ id: 'x', size: 10 })
    expect(reports()).toEqual(['PL-SETTING a.one activate'])
  })

  it('without a required one the plugin fails', async () => {
    seen = []
    const { host, errors } = startHost([plugin])
    await host.start()
    expect([host.state('a.one'), seen, errors.at(-1)?.code]).toEqual(['failed', [], 'PL-SETTING'])
  })
})
