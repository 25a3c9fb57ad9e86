// @vitest-environment node
import { expect, it } from 'vitest'
import { lockGlobals } from './lock-globals.ts'

it('makes what the site constructs constant, and leaves what vendors replace', () => {
  const target = { URL, fetch, Promise }
  lockGlobals(target)
  expect(() => Object.assign(target, { URL: null })).toThrow(TypeError)
  expect(() => Object.defineProperty(target, 'URL', { value: null })).toThrow(TypeError)
  expect(() => Object.assign(target, { fetch: null, Promise: null })).not.toThrow()
  expect(target.URL).toBe(URL)
})

it('leaves what is not there, or is locked', () => {
  const target = Object.freeze({ URL })
  expect(() => lockGlobals(target)).not.toThrow()
})
