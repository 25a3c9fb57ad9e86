// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { jsonSchemaOf } from '../../kernel/inspection/settings-form.ts'
import { fieldsOf, textOf, valueOf } from './setting-fields.ts'

const schema = v.object({
  pixelId: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d*$/)), ''),
  'max-size': v.pipe(v.number(), v.minValue(1), v.maxValue(9)),
  loud: v.optional(v.boolean(), true),
  mode: v.optional(v.picklist([1, 2]), 2),
  codes: v.optional(v.array(v.string()), ['a']),
})
const fields = fieldsOf(jsonSchemaOf(schema)) ?? []
const field = (name: string): (typeof fields)[number] => {
  const found = fields.find((each) => each.name === name)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

describe('[KN-10] a form made of a plugin’s schema', () => {
  it('has a field for each setting, with its label, its kind, its limits and its default', () =>
    expect(fields).toEqual([
      { name: 'pixelId', label: 'Pixel id', type: 'text', choices: [], required: false, hint: '' },
      { name: 'max-size', label: 'Max size', type: 'number', choices: [], required: true, hint: 'at least 1, at most 9' },
      { name: 'loud', label: 'Loud', type: 'flag', choices: [], required: false, hint: 'default: true' },
      { name: 'mode', label: 'Mode', type: 'choice', choices: [1, 2], required: false, hint: 'default: 2' },
      { name: 'codes', label: 'Codes', type: 'json', choices: [], required: false, hint: 'default: ["a"]' },
    ])) // prettier-ignore

  const table: [string, string, unknown][] = [
    ['pixelId', '12', '12'],
    ['pixelId', ' ', undefined],
    ['max-size', '3', 3],
    ['max-size', 'three', 'three'],
    ['loud', 'false', false],
    ['mode', '1', 1],
    ['codes', '["b"]', ['b']],
  ]
  it.each(table)('%s %j is read as %j', (name, text, value) =>
    expect(valueOf(field(name), text)).toEqual(value),
  )
  it('throws for invalid JSON', () => expect(() => valueOf(field('codes'), '[b]')).toThrow(SyntaxError))
  it('shows each value in its typed form', () =>
    expect([
      textOf(field('codes'), ['b']),
      textOf(field('loud'), false),
      textOf(field('mode'), undefined),
    ]).toEqual(['["b"]', 'false', '']))

  it('reads a schema that has a JSON Schema, and ignores one that has none', () => {
    const validate = (value: unknown) => ({ value })
    const own = { properties: {} }
    const telling = {
      '~standard': { version: 1, vendor: 'x', validate, jsonSchema: { input: () => own } },
    } as const
    expect(jsonSchemaOf(telling)).toBe(own)
    expect(jsonSchemaOf({ '~standard': { version: 1, vendor: 'x', validate } })).toBeUndefined()
    expect(fieldsOf(undefined)).toBeUndefined()
  })
})
