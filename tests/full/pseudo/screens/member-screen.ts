import type { State } from '../../../e2e/site.ts'
import type { Screen, Shown } from './screen.ts'

const LOADING = { element: '[aria-busy=true]' } as const
const CLOSED = { gateway: 'This is closed for the moment' } as const
/** What tells of the states that a screen's endpoint can be in. */
interface Endings {
  readonly data: Shown
  readonly failed: Shown
  readonly offline?: Shown
  readonly refused?: Shown
  readonly loading?: Shown
  /** `player` by default. */
  readonly member?: string
}
/** What a list of the member shows without its data. */
export const LIST = { failed: 'This could not be loaded just now.' } as const

/** A member's screen: with its data, and without an answer, with an error, offline and in the states of its mock. */
export const memberScreen = (
  name: string,
  to: string,
  endpoint: string,
  { data, failed, offline = failed, refused = CLOSED, loading = LOADING, member = 'player' }: Endings,
  states: Readonly<Record<string, readonly [state: State, shows: Shown, names?: readonly string[]]>> = {},
): readonly Screen[] => [
  { name, to, state: { member }, shows: data },
  { name: `${name}, failed`, to, state: { member, fault: `${endpoint}:500` }, shows: failed },
  { name: `${name}, refused`, to, state: { member, fault: `${endpoint}:refused` }, shows: refused },
  { name: `${name}, offline`, to, state: { member, fault: `${endpoint}:offline` }, shows: offline },
  ...Object.entries(states).map(([state, [fields, shows, names = []]]) => ({
    name: `${name}, ${state}`,
    to,
    state: { member, ...fields },
    shows,
    names,
  })),
  {
    name: `${name}, loading`,
    to,
    state: { member, fault: `${endpoint}:never` },
    shows: loading,
    waits: true,
  },
]
