// @vitest-environment node
import { fakeStorage } from '@foyer/sdk/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CHOICE } from './choice.ts'

const STORED = { answers: { marketing: true, analytics: false }, version: '1', at: 5, id: 'a', signal: true }
const read = (stored: unknown) => fakeStorage({ [CHOICE.name]: JSON.stringify(stored) }).get(CHOICE)

it('a stored choice is read as it was written', () => expect(read(STORED)).toEqual(STORED))

it('a field that is unknown is left out, and a signal that is none counts as none', () =>
  expect(read({ ...STORED, answers: { other: true, analytics: true }, signal: 'yes', more: 1 })).toEqual({
    ...STORED,
    answers: { analytics: true },
    signal: false,
  }))

it.each([
  ['null', null],
  ['a list', []],
  ['no answers', { ...STORED, answers: undefined }],
  ['an answer that is no word of yes or no', { ...STORED, answers: { marketing: 'false' } }],
  ['no version', { ...STORED, version: 3 }],
  ['no time', { ...STORED, at: '5' }],
  ['no id', { ...STORED, id: null }],
])('%s counts as not chosen', (_case, stored) => expect(read(stored)).toBeUndefined())

it('whatever is stored, reading it does not throw', () =>
  fc.assert(
    fc.property(fc.json(), (text) => {
      const choice = fakeStorage({ [CHOICE.name]: text }).get(CHOICE)
      expect(choice === undefined || typeof choice.version === 'string').toBe(true)
    }),
  ))
