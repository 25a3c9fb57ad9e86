// @vitest-environment node
import { expect, it } from 'vitest'
import { admission } from './admission.ts'

it.each([
  ['all', undefined, 'admitted'],
  ['member', undefined, 'login'],
  ['member', 0, 'admitted'],
  ['member', 2, 'admitted'],
  ['member', -1, 'login'],
  ['all', -1, 'admitted'],
  ['member', 4, 'refused'],
  ['all', 4, 'refused'],
] as const)('[RO-02] a conversation for %s and a player of type %s: %s', (audience, type, result) => {
  expect(admission({ audience }, type === undefined ? undefined : { type })).toBe(result)
})
