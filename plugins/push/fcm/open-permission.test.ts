// @vitest-environment node
import { expect, it } from 'vitest'
import { ANSWERS_MAX } from './constants.ts'
import { rememberRefusal } from './open-permission.tsx'

it('adds a member, and replaces an earlier refusal', () => {
  expect(rememberRefusal(undefined, 'a', 1)).toEqual({ a: 1 })
  expect(rememberRefusal({ a: 1, b: 2 }, 'a', 5)).toEqual({ a: 5, b: 2 })
})
it('drops those of longest ago', () => {
  const many = Object.fromEntries(Array.from({ length: ANSWERS_MAX + 5 }, (_, at) => [`m${at}`, at]))
  const next = rememberRefusal(many, 'new', 100)
  expect(Object.keys(next)).toHaveLength(ANSWERS_MAX)
  expect(next).toHaveProperty('new', 100)
  expect(next).not.toHaveProperty('m0')
})
