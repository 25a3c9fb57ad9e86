import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseSettings } from './parse-settings.ts'
import { factsWith, make, startHost, lazily, type TestContext } from './testing.ts'

const schema = v.object({
  id: v.string(),
  size: v.optional(v.number(), 10),
  tags: v.optional(v.array(v.string()), ['a']),
  nested: v.optional(v.object({ deep: v.number() }), { deep: 1 }),
})

describe('parseSettings', () => {
  const table: [string, object, unknown, number][] = [
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
    ['a required one bad', { id: 5 }, undefined, 2],
  ]
  it.each(table)('%s', (_, raw, value, problems) => {
    const parsed = parseSettings(schema, raw as Record<string, unknown>)
    expect(parsed.value).toEqual(value)
    expect(parsed.problems).toHaveLength(problems)
  })

  it('treats an asynchronous schema as one that cannot be met', () => {
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

  it('code that stands in the page starts without them, and has them checked when it asks', async () => {
    seen = []
    const { host, reports } = startHost([inPage], {
      facts: { ...factsWith(), setting: { 'a.one': { id: 'x', size: 'big' } } },
    })
    expect([host.state('a.one'), seen]).toEqual(['active', [{}]])
    const context = host.activation('a.one')?.context as TestContext
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
