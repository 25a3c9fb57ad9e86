// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { SESSION_LIFE_MS, TICKET_LIFE_MS } from './constants.ts'
import { newWorld } from './new-world.ts'
import { testProfile } from './profile.fake.ts'
import { closeSession, memberOfToken, openSession } from './sessions.ts'
import { issueTicket, readTicket } from './tickets.ts'
import type { MockMember } from './members.ts'
import type { World } from './world.ts'

const START = 1_000_000
function player(world: World): MockMember {
  const [first] = world.members
  if (!first) throw new Error('no members')
  return first
}

describe('sessions', () => {
  it('[HA-06a] identify a member by the token for one day', () => {
    const world = newWorld(testProfile())
    const token = openSession(world, player(world), START)
    expect(memberOfToken(world, token, START + SESSION_LIFE_MS - 1)).toBe(player(world))
    expect(memberOfToken(world, token, START + SESSION_LIFE_MS)).toBeUndefined()
    expect(world.sessions.size).toBe(0)
  })

  it('are ended one by one, and are unknown to every other world', () => {
    const [world, other] = [newWorld(testProfile()), newWorld(testProfile())]
    const [first, second] = [openSession(world, player(world)), openSession(world, player(world))]
    expect(first).not.toBe(second)
    closeSession(world, first)
    closeSession(world, 'unknown')
    expect(memberOfToken(world, first)).toBeUndefined()
    expect(memberOfToken(world, second)).toBe(player(world))
    expect(memberOfToken(other, second)).toBeUndefined()
    expect(memberOfToken(world, null)).toBeUndefined()
    expect(memberOfToken(world, '')).toBeUndefined()
  })
})

describe('tickets', () => {
  it('identify one launched game in one world, for a limited time', () => {
    const [world, other] = [newWorld(testProfile()), newWorld(testProfile())]
    const game = { code: 'g1', name: 'Koi', vendor: 'TCG_SEA', member: player(world), backUrl: '/m/game' }
    const ticket = issueTicket(world, game, START)
    expect(readTicket(world, ticket, START + TICKET_LIFE_MS - 1)).toMatchObject(game)
    expect(readTicket(world, ticket, START + TICKET_LIFE_MS)).toBeUndefined()
    expect(readTicket(other, ticket, START)).toBeUndefined()
    expect(readTicket(world, null, START)).toBeUndefined()
  })
})
