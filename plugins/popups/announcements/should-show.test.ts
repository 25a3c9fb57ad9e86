// @vitest-environment node
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Announcement, Execution } from './announcement.ts'
import { fakeAnnouncement } from './announcements.fake.ts'
import { contentHash } from './content-hash.ts'
import { closedState, type ClosedState, itemsFor, nextMidnight, shouldShow } from './should-show.ts'

/** What is decided of moments, in epoch milliseconds, in a time zone. */
interface Row {
  readonly until: number
  readonly now: string
  readonly before: string
  readonly after: string
  readonly sameDayBefore: boolean
  readonly anotherDayThen: boolean
}
const PROGRAM = fileURLToPath(new URL('./hide-in-zone.fake.ts', import.meta.url))
async function hideInZones(
  given: Readonly<Record<string, readonly number[]>>,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    PROGRAM,
    JSON.stringify(given),
  ])
  return JSON.parse(stdout) as Readonly<Record<string, readonly Row[]>>
}

const MEMBER = { firstTimeLogin: false }
const NEW_MEMBER = { firstTimeLogin: true }
const of = (execution: Execution, part: Partial<Announcement> = {}): Announcement =>
  fakeAnnouncement(execution, { execution, ...part })
const LIST = [of('A'), of('B'), of('F')]
const HASH = contentHash([of('A'), of('F')])
const NOW = Date.UTC(2026, 10, 26, 12)
const HOUR_MS = 3_600_000

const reasonOf = (
  closed: ClosedState | undefined,
  {
    closedInSession,
    list = LIST,
    now = NOW,
    member = MEMBER,
  }: {
    readonly closedInSession?: string
    readonly list?: readonly Announcement[]
    readonly now?: number
    readonly member?: typeof MEMBER | undefined
  } = {},
): string => {
  const { kind, reason } = shouldShow({ closed, closedInSession }, list, now, member)
  return `${kind}: ${reason}`
}
const state = (show: boolean, hash: string, hiddenUntil?: ClosedState['hiddenUntil']): ClosedState => ({
  show,
  hash,
  ...(hiddenUntil !== undefined && { hiddenUntil }),
})

describe('shouldShow', () => {
  const OTHER = contentHash([of('A', { content: 'Other' })])
  const later = NOW + HOUR_MS
  // Show flag, hash, hide-today time, closed in this session.
  it.each([
    [undefined, undefined, 'show: never closed'],
    [undefined, HASH, 'show: never closed'],
    [state(true, HASH), undefined, 'show: show flag'],
    [state(true, HASH), HASH, 'show: show flag'],
    [state(true, HASH, later), HASH, 'show: show flag'],
    [state(true, HASH, 'changed'), HASH, 'show: show flag'],
    [state(true, OTHER, later), undefined, 'show: show flag'],
    [state(false, OTHER), undefined, 'show: changed'],
    [state(false, OTHER), HASH, 'show: changed'],
    [state(false, OTHER, later), undefined, 'show: changed'],
    [state(false, OTHER, 'changed'), OTHER, 'show: changed'],
    [state(false, HASH), undefined, 'show: new start'],
    [state(false, HASH), OTHER, 'show: new start'],
    [state(false, HASH), HASH, 'skip: closed in this session'],
    [state(false, HASH, later), undefined, 'skip: hidden today'],
    [state(false, HASH, later), HASH, 'skip: hidden today'],
    [state(false, HASH, NOW + 1), undefined, 'skip: hidden today'],
    [state(false, HASH, NOW), undefined, 'show: hidden time passed'],
    [state(false, HASH, NOW - 1), HASH, 'show: hidden time passed'],
    [state(false, HASH, 'changed'), undefined, 'skip: hidden until it changes'],
    [state(false, HASH, 'changed'), HASH, 'skip: hidden until it changes'],
    // Stored by a clock that was a year ahead.
    [state(false, HASH, NOW + 365 * 24 * HOUR_MS), HASH, 'show: hidden time passed'],
    [state(false, HASH, Number.NaN), undefined, 'show: hidden time passed'],
  ])('[ST-19] [ST-20] %j, closed in this session %s: %s', (closed, closedInSession, expected) =>
    expect(reasonOf(closed, closedInSession === undefined ? {} : { closedInSession })).toBe(expected),
  )

  it.each([
    ['a title', [of('A', { title: 'Other' }), of('F')], 'show: changed'],
    ['a content', [of('A', { content: 'Other' }), of('F')], 'show: changed'],
    ['one more', [...LIST, of('A', { id: '2', title: 'New' })], 'show: changed'],
    ['one less', [of('A')], 'show: changed'],
    ['an id alone', [of('A', { id: '77' }), of('F')], 'skip: hidden until it changes'],
    ['the visitors’ item', [of('A'), of('B', { title: 'Other' }), of('F')], 'skip: hidden until it changes'],
  ])('[ST-19] %s has changed', (_what, list, expected) =>
    expect(reasonOf(state(false, HASH, 'changed'), { list })).toBe(expected),
  )

  it.each([
    ['a member', MEMBER, ['A']],
    ['a member at the first log-in', NEW_MEMBER, ['A', 'F']],
    ['a visitor', undefined, ['B']],
  ] as const)('[ST-23] %s gets %s %j', (_who, member, expected) => {
    const decision = shouldShow({ closed: undefined, closedInSession: undefined }, LIST, NOW, member)
    expect(decision.kind === 'show' && decision.items.map(({ execution }) => execution)).toEqual(expected)
    expect(itemsFor(LIST, member).map(({ execution }) => execution)).toEqual(expected)
  })

  it.each([
    ['an empty list', [], MEMBER],
    ['what visitors get, to a member', [of('B')], MEMBER],
    ['what members get, to a visitor', [of('A'), of('F')], undefined],
    ['the first log-in’s, to a member of long ago', [of('F')], MEMBER],
  ])('[ST-23] shows nothing of %s', (_what, list, member) =>
    expect(shouldShow({ closed: state(true, ''), closedInSession: undefined }, list, NOW, member)).toEqual({
      kind: 'skip',
      reason: 'no announcement for this player',
    }),
  )

  it('the log-in after the first is no change', () => {
    const first = shouldShow({ closed: undefined, closedInSession: undefined }, LIST, NOW, NEW_MEMBER)
    expect(first.kind === 'show' && first.hash).toBe(HASH)
    expect(reasonOf(state(false, HASH, 'changed'))).toBe('skip: hidden until it changes')
  })
})

describe('closedState', () => {
  it.each([
    [undefined, { show: false, hash: 'h' }],
    ['changed', { show: false, hash: 'h', hiddenUntil: 'changed' }],
    ['today', { show: false, hash: 'h', hiddenUntil: nextMidnight(NOW) }],
  ] as const)('[ST-20] with the box %s', (ticked, expected) =>
    expect(closedState('h', ticked, NOW)).toEqual(expected),
  )
})

describe('hidden today', () => {
  const ZONES: Readonly<Record<string, readonly (readonly [now: string, until: string])[]>> = {
    UTC: [
      ['2026-11-26T12:00Z', '2026-11-27T00:00Z'],
      ['2026-11-26T00:00Z', '2026-11-27T00:00Z'],
      ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00Z'],
      ['2028-02-28T08:00Z', '2028-02-29T00:00Z'],
    ],
    'Asia/Ho_Chi_Minh': [
      ['2026-11-26T16:59Z', '2026-11-26T17:00Z'],
      ['2026-11-26T17:00Z', '2026-11-27T17:00Z'],
    ],
    'America/Sao_Paulo': [['2026-11-26T02:59Z', '2026-11-26T03:00Z']],
    'Asia/Kathmandu': [['2026-11-26T12:00Z', '2026-11-26T18:15Z']],
    'Pacific/Kiritimati': [['2026-11-26T12:00Z', '2026-11-27T10:00Z']],
    // Days of 23 and of 25 hours.
    'Europe/Lisbon': [
      ['2026-03-29T00:00Z', '2026-03-29T23:00Z'],
      ['2026-10-24T23:30Z', '2026-10-26T00:00Z'],
    ],
    'America/New_York': [
      ['2026-03-08T05:00Z', '2026-03-09T04:00Z'],
      ['2026-11-01T04:00Z', '2026-11-02T05:00Z'],
    ],
    // Its clocks go from midnight to one o’clock: the day begins then.
    'Africa/Cairo': [['2026-04-23T12:00Z', '2026-04-23T22:00Z']],
    // Half an hour.
    'Australia/Lord_Howe': [['2026-10-03T12:00Z', '2026-10-03T13:30Z']],
  }
  const STEP_MS = 29 * HOUR_MS
  const YEAR = Array.from({ length: 302 }, (_, at) => Date.UTC(2026, 0, 1) + at * STEP_MS)

  it('[ST-19] [ST-20] ends at the next local midnight by the calendar, in each time zone', async () => {
    const given = Object.entries(ZONES).map(([zone, table]) => {
      return [zone, [...table.map(([now]) => Date.parse(now)), ...YEAR]] as const
    })
    const rows = await hideInZones(Object.fromEntries(given))
    for (const [zone, table] of Object.entries(ZONES)) {
      const own = rows[zone] ?? []
      expect([zone, own.length]).toEqual([zone, table.length + YEAR.length])
      expect(own.slice(0, table.length).map(({ until }) => new Date(until).toISOString())).toEqual(
        table.map(([, until]) => new Date(until).toISOString()),
      )
      for (const { until: _until, ...row } of own)
        expect({ zone, ...row }).toEqual({
          zone,
          now: 'hidden today',
          before: 'hidden today',
          after: 'hidden time passed',
          sameDayBefore: true,
          anotherDayThen: true,
        })
    }
  })

  it('[ST-19] ends with the midnight of where it was hidden, wherever the player is then', () => {
    const until = Date.parse('2026-11-26T17:00Z')
    const closed = state(false, HASH, until)
    expect(reasonOf(closed, { now: until - 1 })).toBe('skip: hidden today')
    expect(reasonOf(closed, { now: until })).toBe('show: hidden time passed')
  })
})

describe('contentHash', () => {
  it('is the same today and tomorrow', () =>
    expect(contentHash([{ title: 'Bảo trì', content: '<p>04:00</p>' }])).toBe('hqowcq-nmr3fo'))

  it.each([
    [[['ab', 'c']], [['a', 'bc']]],
    [
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      [
        ['a', 'b","c'],
        ['d', ''],
      ],
    ],
    [
      [
        ['a', ''],
        ['', ''],
      ],
      [['a', '']],
    ],
    [[['', 'a']], [['a', '']]],
    [
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      [
        ['c', 'd'],
        ['a', 'b'],
      ],
    ],
    [[['你', '']], [['`O', '']]],
  ])('[ST-19] tells %j from %j', (one, other) => {
    const hashOf = (list: readonly (readonly string[])[]): string =>
      contentHash(list.map(([title = '', content = '']) => ({ title, content })))
    expect(hashOf(one)).not.toBe(hashOf(other))
  })

  it('has no collision among many short texts, and is short', () => {
    const hashes = new Set(
      Array.from({ length: 50_000 }, (_, at) => contentHash([{ title: String(at), content: '' }])),
    )
    expect(hashes.size).toBe(50_000)
    expect(Math.max(...[...hashes].map(({ length }) => length))).toBeLessThanOrEqual(15)
  })
})
