// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  isNewGeneration,
  type Lifecycle,
  type LifecycleEvent,
  nextLifecycle,
  type PluginRun,
  REGISTERED,
} from './lifecycle-state.ts'

const run: PluginRun = {
  activation: { context: undefined, services: {}, module: {} },
  close: () => undefined,
  effects: [],
  takeLastEffect: () => undefined,
}
const after = (...events: readonly LifecycleEvent[]): Lifecycle =>
  events.reduce((state, event) => nextLifecycle(state, event, run), REGISTERED)

const FROM = {
  registered: after(),
  off: after('off'),
  quarantined: after('quarantined'),
  failed: after('start', 'fail'),
  waiting: after('start'),
  activating: after('start', 'activate'),
  active: after('start', 'activate', 'activated'),
  outdated: after('start', 'activate', 'activated', 'outdate'),
  disposing: after('start', 'activate', 'stop'),
  failing: after('start', 'activate', 'fail'),
} satisfies Record<string, Lifecycle>
const nameOf = (lifecycle: Lifecycle): string => {
  const { state, outdated, failed } = lifecycle
  return outdated ? 'outdated' : state === 'disposing' && failed ? 'failing' : state
}

const EVENTS = [
  'start',
  'activate',
  'activated',
  'outdate',
  'stop',
  'fail',
  'recover',
  'off',
  'quarantined',
] as const
/** The next state for each state and event; `.`: unchanged. */
const TABLE: Readonly<Record<keyof typeof FROM, string>> = {
  registered: 'waiting . . . . . . off quarantined',
  off: '. . . . . . . . quarantined',
  quarantined: '. . . . . . . off .',
  failed: '. . . . . . registered off quarantined',
  waiting: '. activating . . . failed . off quarantined',
  activating: '. . active outdated disposing failing . . .',
  active: '. . . outdated disposing failing . . .',
  outdated: '. . . . disposing failing . . .',
  disposing: '. . . . . . . off quarantined',
  failing: '. . . . . . disposing off quarantined',
}

describe('nextLifecycle', () => {
  const rows = Object.entries(TABLE).flatMap(([from, row]) =>
    row.split(' ').map((to, at) => [from as keyof typeof FROM, EVENTS[at] ?? 'start', to] as const),
  )

  it.each(rows)('[KN-03] %s, on %s: %s', (from, event, to) => {
    const next = nextLifecycle(FROM[from], event, run)
    expect(nameOf(next)).toBe(to === '.' ? from : to)
    if (to === '.') expect(next).toBe(FROM[from])
  })

  it('a disposed plugin takes the state that the host decides', () => {
    expect(nextLifecycle(FROM.disposing, 'registered').state).toBe('registered')
    expect(nextLifecycle(FROM.failing, 'failed').state).toBe('failed')
  })

  it('an activation without a run does not begin', () => {
    expect(nextLifecycle(FROM.waiting, 'activate')).toBe(FROM.waiting)
  })
})

describe('isNewGeneration', () => {
  it.each([
    ['registered', 'waiting', true],
    ['waiting', 'activating', false],
    ['waiting', 'off', true],
    ['activating', 'active', false],
    ['activating', 'disposing', true],
    ['active', 'disposing', true],
    ['disposing', 'registered', false],
    ['off', 'registered', false],
  ] as const)('%s to %s: %s', (from, to, expected) => {
    expect(isNewGeneration(from, to)).toBe(expected)
  })
})
