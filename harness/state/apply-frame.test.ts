import { beforeEach, expect, it } from 'vitest'
import { applyScheme } from './apply-frame.ts'

const { document } = window
beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})
const shown = (): string | undefined => document.documentElement.dataset['theme']

it('shows a colour scheme and stores it, until it is the device’s again', () => {
  applyScheme(window, 'dark')
  expect([shown(), localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
  applyScheme(window, undefined)
  expect([shown(), localStorage.getItem('theme')]).toEqual(['auto', null])
})

const failing = (why: string) => (): never => {
  throw new DOMException(why)
}
const refused = {
  document,
  get localStorage(): Storage {
    return failing('refused')()
  },
}
const full = { document, localStorage: { ...localStorage, setItem: failing('full'), removeItem: () => {} } }

it.each([
  ['refused', refused, 'dark', 'dark'],
  ['refused', refused, undefined, 'auto'],
  ['full', full, 'dark', 'dark'],
] as const)('with a storage that is %s it shows the scheme all the same', (_, view, scheme, theme) => {
  applyScheme(view, scheme)
  expect(shown()).toBe(theme)
})
