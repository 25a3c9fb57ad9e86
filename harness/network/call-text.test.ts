// @vitest-environment node
import { expect, it } from 'vitest'
import { cutNote, formatJson, headerLines, statusLine } from './call-text.ts'

it.each([
  ['{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
  ['"text"', '"text"'],
  ['{"a":', undefined],
  ['', undefined],
])('formats %j', (text, formatted) => expect(formatJson(text)).toBe(formatted))

it.each([
  [200, 'HTTP 200 OK'],
  [299, 'HTTP 299'],
  [0, 'No answer: the connection broke.'],
])('the status line of %d', (status, line) => expect(statusLine(status)).toBe(line))

it('writes a header a line', () =>
  expect(headerLines({ accept: '*/*', b: 'c: d' })).toBe('accept: */*\nb: c: d'))

it('says what was cut', () => {
  expect(cutNote({ text: 'a' })).toBeUndefined()
  expect(cutNote({ text: 'a'.repeat(1000), cutFrom: 2000 })).toBe(
    'Cut: these are the first 1,000 of 2,000 characters.',
  )
})
