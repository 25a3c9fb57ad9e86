// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { DOMAINS } from '../world/domains.ts'
import { FAULT } from '../world/faults.ts'
import { newWorld } from '../world/new-world.ts'
import { testProfile } from '../world/profile.fake.ts'
import { MAINTENANCE, MAINTENANCE_END, REGION } from '../world/opening.ts'
import { STATUS } from '../world/status-refusals.ts'
import { attemptLogin } from '../world/logins.ts'
import type { World } from '../world/world.ts'
import { patchWorld } from './patch-world.ts'
import { toJson, worldReport } from './world-report.ts'

const profile = testProfile({ settings: { 'site.chrome': { rows: 2, bar: 'top' } } })
let world: World
beforeEach(() => void (world = newWorld(profile)))

describe('patchWorld', () => {
  it('changes the named fields only', () => {
    const notes = patchWorld(world, {
      switches: { CBS3: false, NEW3: true, GOOGLELOGIN3: null },
      faults: { 'auth.login': 'slow' },
      settings: { 'site.chrome': { rows: 3 }, 'games.lobby': { on: true } },
      members: { player: { password: '123456', balance: 5 } },
      maintenance: '1',
      maintenanceEnd: '1800000000000',
      region: '1',
      status: 'domain_not_available',
      domains: 'mixed',
    })
    expect(notes).toEqual([])
    expect(world.switches).toEqual({ CBS3: false, NEW3: true })
    expect(FAULT.of(world)).toEqual({ 'auth.login': 'slow' })
    expect(world.settings).toEqual({ 'site.chrome': { rows: 3, bar: 'top' }, 'games.lobby': { on: true } })
    expect(patchWorld(world, { settings: { 'site.chrome': { bar: null } } })).toEqual([])
    expect(world.settings['site.chrome']).toEqual({ rows: 3 })
    expect(attemptLogin(world, 'player', '123456').kind).toBe('ok')
    expect([MAINTENANCE.of(world), MAINTENANCE_END.of(world), REGION.of(world)]).toEqual([
      true,
      1_800_000_000_000,
      true,
    ])
    expect([STATUS.of(world), DOMAINS.of(world)]).toEqual(['domain_not_available', 'mixed'])
    expect(profile.settings).toEqual({ 'site.chrome': { rows: 2, bar: 'top' } })
  })

  it('undoes: a fault, an end, the sessions', () => {
    attemptLogin(world, 'player', 'player123')
    patchWorld(world, { faults: { a: '500' }, maintenanceEnd: '1' })
    expect(patchWorld(world, { faults: { a: null }, maintenanceEnd: '', endSessions: true })).toEqual([])
    patchWorld(world, { status: 'system.busy' })
    expect(patchWorld(world, { status: '' })).toEqual([])
    expect(STATUS.of(world)).toBeUndefined()
    expect([FAULT.of(world), MAINTENANCE_END.of(world), world.sessions.size]).toEqual([{}, undefined, 0])
  })

  it.each<[unknown, readonly string[]]>([
    [undefined, ['a patch is an object']],
    [[1], ['a patch is an object']],
    [{ toString: 1 }, ["'toString' is no part of a patch"]],
    [{ status: 'unheard.of' }, ['status: something in it is unusable']],
    [{ domains: 'odd' }, ['domains: something in it is unusable']],
    [{ maintenance: true }, ['maintenance: something in it is unusable']],
    [{ seeds: 'a=b' }, ["'seeds' is no part of a patch"]],
    [{ maintenance: 'yes' }, ['maintenance: something in it is unusable']],
    [{ switches: { A: 1 } }, ['switches: something in it is unusable']],
    [{ members: { ghost: {} } }, ['members: something in it is unusable']],
    [{ members: { player: { id: '1', balance: '5' } } }, ['members: something in it is unusable']],
  ])('changes nothing for %j, and returns a note', (patch, notes) => {
    const before = toJson(worldReport(world, profile))
    expect(patchWorld(world, patch)).toEqual(notes)
    expect(toJson(worldReport(world, profile))).toBe(before)
  })
})

it('the report shows maps and sets in slices', () => {
  world.slices.set('x', { seen: new Set([1]), byId: new Map([['a', new Map([['b', 2]])]]) })
  expect(JSON.parse(toJson(worldReport(world, profile)))).toMatchObject({
    slices: { x: { seen: [1], byId: { a: { b: 2 } } } },
  })
})
