// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkOverride } from './profile-schema.ts'

describe('checkOverride', () => {
  it.each(['/', '/wps/own', '/wps/relay/A_b?kept=1&x=%20', '/own/~member:1;v=2'])(
    '[CA-30c] accepts %s',
    (path) => {
      expect(checkOverride({ path })).toBeUndefined()
    },
  )

  it.each([
    '',
    'wps/own',
    'https://evil.example/wps',
    '//evil.example/wps',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' /wps/own',
    '/wps/own ',
    '/wps/own#there',
    '/wps/öwn',
    'javascript:alert(1)',
    '?x=1',
  ])('[CA-30c] refuses the path %j', (path) => {
    expect(checkOverride({ path })).toMatch(/path/)
  })

  it('[CA-30c] refuses a value that is not a method, or not a text', () => {
    expect(checkOverride({ method: 'PUT' })).toBeUndefined()
    for (const method of ['get', 'TRACE', '', 5])
      expect(checkOverride({ method: method as never })).toMatch(/method/)
    for (const path of [5, null, {}, ['//evil.example']])
      expect(checkOverride({ path: path as never })).toMatch(/path/)
  })

  it('refuses everything that the browser reads as another origin', () => {
    const hostile = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '\t',
        '\n',
        '@',
        ':',
        '.',
        '?',
        '#',
        '%',
        'evil.example',
        'https:',
        '\u2044',
        '\uff0f',
        'a',
      ),
      { maxLength: 8 },
    )
    const path = fc.oneof(
      hostile.map((parts) => parts.join('')),
      fc.webPath(),
      fc.string(),
    )
    fc.assert(
      fc.property(path, (given) => {
        if (checkOverride({ path: given })) return
        expect(new URL(given, 'https://own.example').origin).toBe('https://own.example')
      }),
    )
  })
})
