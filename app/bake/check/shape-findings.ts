import * as v from 'valibot'
import type { Finding } from './finding.ts'
import { foundText } from './found-text.ts'
import { pathText } from './path-text.ts'

/**
 * Where a value does not fit a schema: what was found, and what is expected. The schema’s messages are what is
 * expected, such as `a list of host names`.
 *
 * @param at the value’s place in the profile
 */
export function shapeFindings(
  schema: v.GenericSchema,
  value: unknown,
  code: Finding['code'],
  at: readonly string[],
): readonly Finding[] {
  const { issues = [] } = v.safeParse(schema, value)
  return issues.map(({ path = [], input, message }) => ({
    code,
    text: `${pathText([...at, ...path.map(({ key }) => key as PropertyKey)])} ${foundText(input)}.`,
    remedy: `Write ${message}.`,
  }))
}
