// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { LOGIN_FAILURES } from '../../../mocks/world/constants.ts'
import { attemptLogin } from '../../../mocks/world/logins.ts'
import { newWorld } from '../../../mocks/world/new-world.ts'
import { testProfile } from '../../../mocks/world/profile.fake.ts'
import type { World } from '../../../mocks/world/world.ts'
import mock from './mock.ts'

let world: World
beforeEach(() => void (world = newWorld(testProfile())))

/** Changes a member's password; by default that of the member with the weak password. */
async function change(oldPassword: unknown, newPassword: unknown, key = 'weak'): Promise<unknown> {
  const request = new Request('https://site.test/wps', { method: 'POST' })
  const reply = await mock.routes[0]?.reply({
    request,
    url: new URL(request.url),
    language: 'EN',
    body: { oldPassword, newPassword },
    world,
    slice: {},
    member: world.members.find((member) => member.key === key),
    settings: {},
  })
  const answer: unknown = reply instanceof Response ? await reply.json() : reply
  return typeof answer === 'object' && answer !== null && 'errorCode' in answer ? answer.errorCode : 'ok'
}
const login = (username: string, password: string) => attemptLogin(world, username, password).kind

describe('a change of password at the mock gateway', () => {
  it('is accepted from a member only, and encrypted only', () =>
    expect(mock.routes[0]).toMatchObject({ method: 'POST', auth: 'member', encrypted: true }))

  it('lets the member log in with the new password only', async () => {
    expect(await change('123456', 'lotus-2024')).toBe('ok')
    expect([login('weak', 'lotus-2024'), login('weak', '123456')]).toEqual(['ok', 'refused'])
  })

  it('ends the requirement of an expired password', async () => {
    expect(await change('expired123', 'lotus-2024', 'expired')).toBe('ok')
    expect(world.members.find(({ key }) => key === 'expired')?.passwordExpired).toBe(false)
  })

  it.each([
    ['the old password wrong', 'mistaken', 'lotus-2024', 'old.password.err'],
    ['the weak password', '123456', '123456', 'new.password.err'],
    ['short', '123456', '12345', 'new.password.err'],
    ['long', '123456', 'x'.repeat(65), 'new.password.err'],
    ['no text', '123456', 7, 'new.password.err'],
  ])('refuses %s', async (_case, old, fresh, code) => {
    expect(await change(old, fresh)).toBe(code)
    expect(login('weak', '123456')).toBe('ok')
  })

  it('counts wrong old passwords as wrong logins, and locks', async () => {
    for (let failed = 0; failed < LOGIN_FAILURES; failed++)
      expect(await change('mistaken', 'lotus-2024')).toBe('old.password.err')
    expect(await change('123456', 'lotus-2024')).toBe('login.locked')
    expect(login('weak', '123456')).toBe('refused')
  })
})
