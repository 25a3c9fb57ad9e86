// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { MAX_WORLDS } from './constants.ts'
import { testProfile } from './profile.fake.ts'
import { createWorld, defaultWorld, findWorld } from './worlds.ts'

const profile = testProfile()

describe('worlds', () => {
  it('are found by their id, and are independent of each other', () => {
    const [one, two] = [createWorld(profile), createWorld(profile)]
    one.switches = { ...one.switches, CBS3: false }
    for (const member of one.members) member.balance = 0
    expect(findWorld(two.id)).toBe(two)
    expect(two.switches).toEqual({ CBS3: true, GOOGLELOGIN3: false })
    expect(two.members.every(({ key, balance }) => balance > 0 || key === 'newcomer')).toBe(true)
    expect(profile.switches).toEqual({ CBS3: true, GOOGLELOGIN3: false })
    expect(findWorld('unknown')).toBeUndefined()
    expect(findWorld(undefined)).toBeUndefined()
  })

  it('have the merchant’s settings, as a copy', () => {
    const settings = { 'tracking.facebook': { pixelId: '1' }, 'games.lobby': { rows: 3 } }
    const world = createWorld(testProfile({ settings }))
    expect(world.settings).toEqual(settings)
    expect(world.settings['games.lobby']).not.toBe(settings['games.lobby'])
  })

  it('replace an earlier world with the same id', () => {
    const before = createWorld(profile, undefined, 'chosen-id')
    const after = createWorld(profile, undefined, 'chosen-id')
    expect(findWorld('chosen-id')).toBe(after)
    expect(after).not.toBe(before)
  })

  it('are dropped oldest first if there are too many, but never the default one', () => {
    const shared = defaultWorld(profile)
    const oldest = createWorld(profile)
    const second = createWorld(profile)
    for (let made = 2; made < MAX_WORLDS; made++) createWorld(profile)
    expect(findWorld(oldest.id)).toBe(oldest)
    createWorld(profile)
    expect(findWorld(oldest.id)).toBeUndefined()
    expect(findWorld(second.id)).toBe(second)
    expect(findWorld(shared.id)).toBe(shared)
    expect(defaultWorld(profile)).toBe(shared)
  })
})
