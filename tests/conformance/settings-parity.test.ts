// @vitest-environment node
import { parseByField } from '../../sdk/src/testing/parse-by-field.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { parseSettings } from '../../kernel/host/settings/parse-settings.ts'

const schema = v.object({
  needed: v.pipe(v.string(), v.minLength(2)),
  limit: v.optional(v.pipe(v.number(), v.integer()), 5),
  nested: v.optional(v.object({ on: v.boolean() })),
})
const given = fc.record(
  {
    needed: fc.oneof(fc.string(), fc.anything()),
    limit: fc.oneof(fc.integer(), fc.anything()),
    nested: fc.oneof(fc.record({ on: fc.boolean() }), fc.anything()),
    unknown: fc.anything(),
  },
  { requiredKeys: [] },
)

it('[SD-02] settings come out of the suite as they come out of the kernel, field by field', () => {
  fc.assert(
    fc.property(given, (raw) => {
      expect(parseByField(schema, raw)?.value).toEqual(parseSettings(schema, raw).value)
    }),
  )
  expect(parseByField(schema, { needed: 'ab', limit: 'x' })).toEqual({ value: { needed: 'ab', limit: 5 } })
  expect(parseByField(schema, { needed: 'a' })).toBeUndefined()
})
