import { isRecord, type SchemaIssue } from '@foyer/sdk'

/** What a field of plain type is expected to be. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  strict_object: 'an object',
  loose_object: 'an object',
  record: 'an object',
  integer: 'a whole number',
  url: 'an address, such as https://www.jade.com/',
  email: 'a mail address',
  non_empty: 'something that is not empty',
}
/** What a field with a limit is expected to be. */
const LIMITS: Readonly<Record<string, (limit: string) => string>> = {
  min_value: (limit) => `at least ${limit}`,
  max_value: (limit) => `at most ${limit}`,
  min_length: (limit) => `${limit} or more long`,
  max_length: (limit) => `${limit} or fewer long`,
  not_value: (limit) => `anything but ${limit}`,
  regex: (form) => `in the form that the plugin expects (the pattern ${form})`,
}

/**
 * What a plugin’s schema expects in place of a bad value, in words: the schema’s own message where it has one, such
 * as `the pixel’s number, 5 to 20 digits`; else words for the rules of valibot that schemas use; else the library’s message.
 */
export function settingsWords(issue: SchemaIssue): string {
  // Valibot's own messages begin so; what a schema writes itself does not.
  if (!isRecord(issue) || !/^Invalid \w+: /.test(issue.message)) return issue.message
  const { type, requirement, expected } = issue as Readonly<Record<string, unknown>>
  if (issue.message.startsWith('Invalid key')) return 'set'
  const limit = LIMITS[String(type)]
  if (limit) return limit(String(requirement))
  const plain = TYPES[String(type)]
  if (plain !== undefined) return plain
  if (
    typeof expected === 'string' &&
    ['picklist', 'literal', 'enum', 'union', 'variant'].includes(String(type))
  )
    return `one of ${expected.replace(/^\(|\)$/g, '').replaceAll(' | ', ', ')}`
  return issue.message
}
