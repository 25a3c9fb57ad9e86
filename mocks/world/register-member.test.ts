// @vitest-environment node
import { expect, it } from 'vitest'
import { attemptLogin } from './logins.ts'
import { newWorld } from './new-world.ts'
import { testProfile } from './profile.fake.ts'
import { registerMember } from './register-member.ts'

it('makes a new member with an empty balance, who can log in', () => {
  const world = newWorld(testProfile())
  const before = world.members.length
  const member = registerMember(world, testProfile(), { username: 'lan88', prefix: 'm', password: 'secret1' })
  expect(world.members).toHaveLength(before + 1)
  expect(new Set(world.members.map(({ id }) => id)).size).toBe(before + 1)
  expect(member).toMatchObject({ key: 'registered', username: 'lan88', balance: 0, firstTimeLogin: true })
  expect(attemptLogin(world, 'lan88', 'secret1')).toMatchObject({ kind: 'ok', member })
})

it('chooses a new name if none is given', () => {
  const world = newWorld(testProfile())
  const names = [1, 2].map(
    () => registerMember(world, testProfile(), { prefix: 'm', password: 'p' }).username,
  )
  expect(new Set(names).size).toBe(2)
  expect(names[0]).toMatch(/^m\d+$/)
})
