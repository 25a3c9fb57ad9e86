// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextFbc, nextFbp } from './click-id.ts'

const NOW = 1_700_000_000_000

describe('nextFbc', () => {
  it.each([
    [undefined, 'AbC', 'www.shop.test', `fb.2.${NOW}.AbC`],
    [undefined, 'AbC', 'localhost', `fb.0.${NOW}.AbC`],
    ['fb.1.1.AbC', 'AbC', 'shop.test', undefined],
    ['fb.1.1.Ab.C', 'Ab.C', 'shop.test', undefined],
    ['fb.1.1.abc', 'AbC', 'shop.test', `fb.1.${NOW}.AbC`],
    ['rubbish', 'AbC', 'shop.test', `fb.1.${NOW}.AbC`],
    ['fb.1.1.AbC', undefined, 'shop.test', undefined],
    [undefined, undefined, 'shop.test', undefined],
  ])('[TR-03] %s and click %s', (current, click, host, next) => {
    expect(nextFbc(current, click === undefined ? undefined : { value: click, at: NOW }, host)).toBe(next)
  })

  it('[TR-03] stores a click id unchanged, and does not replace the cookie for the same click', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.~-]{1,200}$/), (value) => {
        const fbc = nextFbc(undefined, { value, at: NOW }, 'shop.test')
        expect(fbc).toBe(`fb.1.${NOW}.${value}`)
        expect(nextFbc(fbc, { value, at: NOW + 1 }, 'shop.test')).toBeUndefined()
      }),
    )
  })
})

it.each([
  [undefined, `fb.1.${NOW}.42`],
  ['rubbish', `fb.1.${NOW}.42`],
  ['fb.1.5.6', undefined],
])('[TR-03] nextFbp after %s', (current, next) => {
  expect(nextFbp(current, 'shop.test', NOW, 42)).toBe(next)
})
