import { switchTitle } from '../console/switch-words.ts'
import type { StateOptions } from '../gateway-client.ts'
import { type HarnessState, withValue } from './harness-state.ts'
import { FRAME_CONTROLS } from './frame-controls.ts'

/** One part of the state that is not at its default. */
export interface Difference {
  /** `fault auth.login` */
  readonly key: string
  /** What it is, and its value, in words. */
  readonly label: string
  readonly value: string
  /** The state with this part at its default. */
  readonly reset: HarnessState
}

type Words = Pick<StateOptions, 'scenarios'>

/** What differs from the merchant’s first visit, in the order of the address. */
export function differences(state: HarnessState, { scenarios }: Words): readonly Difference[] {
  const { values, switches, disabled, faults, breaks, to } = state
  const offered = [...scenarios, ...FRAME_CONTROLS]
  return [
    ...entries(
      switches,
      'switch',
      ([name, on]) => [switchTitle(name), on ? 'on' : 'off'],
      (rest) => ({ ...state, switches: rest }),
    ),
    ...entries(
      disabled,
      'plugin',
      ([id, off]) => [id, off ? 'off' : 'on'],
      (rest) => ({ ...state, disabled: rest }),
    ),
    ...Object.entries(values).map(([name, text]): Difference => {
      const scenario = offered.find((each) => each.name === name)
      return {
        key: name,
        label: scenario?.label ?? OWN_LABELS[name] ?? name,
        value: scenario?.choices.find(([choice]) => choice === text)?.[1] ?? text,
        reset: withValue(state, name, ''),
      }
    }),
    ...entries(
      faults,
      'fault',
      ([endpoint, fault]) => [endpoint, fault],
      (rest) => ({ ...state, faults: rest }),
    ),
    ...entries(
      breaks,
      'break',
      ([id, how]) => [id, how],
      (rest) => ({ ...state, breaks: rest }),
    ),
    ...(to === '/m/home'
      ? []
      : [{ key: 'to', label: 'First page', value: to, reset: { ...state, to: '/m/home' } }]),
  ]
}

const OWN_LABELS: Readonly<Record<string, string>> = { lang: 'Language', foreign: 'Foreign plugin' }

function entries<Value>(
  table: Readonly<Record<string, Value>>,
  kind: string,
  words: (entry: readonly [name: string, value: Value]) => readonly [label: string, value: string],
  withRest: (rest: Readonly<Record<string, Value>>) => HarnessState,
): readonly Difference[] {
  return Object.entries(table).map((entry) => {
    const [name] = entry
    const { [name]: _, ...rest } = table
    const [label, value] = words(entry)
    return { key: `${kind} ${name}`, label, value, reset: withRest(rest) }
  })
}
