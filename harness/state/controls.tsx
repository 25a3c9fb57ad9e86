import type { ReactNode } from 'react'
import { Choice } from '../panel/choice.tsx'
import type { OfferedScenario, StateOptions } from '../gateway-client.ts'
import { type HarnessState, withSwitch, withValue } from './harness-state.ts'
import { switchEffect, switchTitle } from '../console/switch-words.ts'
import { ControlGroup } from './control-group.tsx'
import './controls.css'
import { ForeignAddress } from './foreign-address.tsx'
import { FRAME_CONTROLS } from './frame-controls.ts'
import { matchText } from './match-text.ts'
import { ScenarioControl } from './scenario-control.tsx'
import { SwitchBox } from '../console/switch-box.tsx'

/** What a page cannot do to its own frame, and why. */
const BROWSER_ONLY = [
  ['Processor', 'Only the browser’s own tools can slow it down.'],
  ['Forced colours', 'Only the browser or the system can force them.'],
  ['User agent of requests', 'Only the browser sends it. The page reads that of the device.'],
  [
    'Offline for the worker',
    'Only the browser can cut the worker off. “Network of the calls” breaks those to the gateway.',
  ],
] as const

interface Props {
  readonly state: HarnessState
  readonly options: StateOptions
  /** What is searched; empty: nothing. */
  readonly find: string
  readonly onChange: (next: HarnessState) => void
}

/** The groups that are open at first. */
const OPEN: readonly string[] = ['player', 'language', 'device', 'screen']

/** Every dimension of the gateway's state and of the frame, in groups that can be searched (HA-02). */
export function Controls({ state, options, find, onChange }: Props): ReactNode {
  const scenarios = [...options.scenarios, ...FRAME_CONTROLS].filter(
    ({ development }) => !development || import.meta.env.DEV,
  )
  const searching = find !== ''
  const own = ownEntries(state, options, onChange)
  const groups = Object.entries(options.groups).map(([key, title]) => ({
    key,
    title,
    entries: entriesOf(key, scenarios, own[key] ?? [], state, onChange).filter(
      ({ texts }) => !searching || matchText(find, [title, ...texts]),
    ),
  }))
  const shown = groups.filter(({ entries }) => entries.length > 0)
  return (
    <section aria-label="State" className="controls">
      {shown.map(({ key, title, entries }) => (
        <ControlGroup
          key={key}
          title={title}
          changed={entries.filter(({ changed }) => changed).length}
          found={searching}
          openAtFirst={OPEN.includes(key) || entries.some(({ changed }) => changed)}
        >
          {entries.map(({ name, control }) => (
            <div key={name} className="control">
              {control}
            </div>
          ))}
        </ControlGroup>
      ))}
    </section>
  )
}

interface Entry {
  readonly name: string
  /** What a search finds it by. */
  readonly texts: readonly string[]
  readonly changed: boolean
  readonly control: ReactNode
}

/** The controls of a group, in their order. */
function entriesOf(
  group: string,
  scenarios: readonly OfferedScenario[],
  own: readonly Entry[],
  state: HarnessState,
  onChange: (next: HarnessState) => void,
): readonly Entry[] {
  const set = (name: string, text: string): void => onChange(withValue(state, name, text))
  const offered = scenarios
    .filter((scenario) => scenario.group === group)
    .map((scenario): Entry => {
      const { name, label, choices } = scenario
      const value = state.values[name] ?? ''
      return {
        name,
        texts: [label, name, ...choices.flat()],
        changed: value !== '',
        control: <ScenarioControl scenario={scenario} value={value} onChoose={(text) => set(name, text)} />,
      }
    })
  // What is unavailable comes last.
  return group === 'device' ? [...offered, ...own] : [...own, ...offered]
}

/** Controls that the scenarios' table cannot describe. */
function ownEntries(
  state: HarnessState,
  { merchants }: StateOptions,
  onChange: (next: HarnessState) => void,
): Readonly<Record<string, readonly Entry[]>> {
  const merchant = merchants.find(({ id }) => id === state.merchant)
  const language = state.values['lang'] ?? ''
  const foreign = state.values['foreign'] ?? ''
  return {
    player: [
      {
        name: 'merchant',
        texts: ['Merchant', ...merchants.flatMap(({ id, name }) => [id, name])],
        changed: false,
        control: (
          <Choice
            label="Merchant"
            value={state.merchant}
            choices={merchants.map(({ id, name }) => [id, name])}
            note="starts a new world"
            onChoose={(id) =>
              onChange({ ...withValue(state, 'lang', ''), merchant: id, switches: {}, disabled: {} })
            }
          />
        ),
      },
    ],
    language: [
      {
        name: 'lang',
        texts: ['Language', 'lang', ...(merchant?.languages ?? [])],
        changed: language !== '',
        control: (
          <Choice
            label="Language"
            value={language}
            choices={[
              ['', 'As the site picks it'],
              ...(merchant?.languages ?? []).map((code) => [code, code] as const),
            ]}
            changed={language !== ''}
            note="starts a new world"
            onChoose={(code) => onChange(withValue(state, 'lang', code))}
          />
        ),
      },
    ],
    switches: Object.entries({ ...merchant?.switches, ...state.switches }).map(([name, on]) => ({
      name: `switch ${name}`,
      texts: [name, switchTitle(name), switchEffect(name, true) ?? '', switchEffect(name, false) ?? ''],
      changed: Object.hasOwn(state.switches, name),
      control: (
        <SwitchControl
          name={name}
          on={on}
          changed={Object.hasOwn(state.switches, name)}
          onChange={(next) => onChange(withSwitch(state, name, next, merchant?.switches[name]))}
        />
      ),
    })),
    device: BROWSER_ONLY.map(([label, why]) => ({
      name: label,
      texts: [label, why],
      changed: false,
      control: (
        <Choice label={label} value="" choices={[['', 'As it is']]} unavailable={why} onChoose={() => {}} />
      ),
    })),
    ...(import.meta.env.DEV && {
      site: [
        {
          name: 'foreign',
          texts: ['Foreign plugin in development', foreign],
          changed: foreign !== '',
          control: (
            <ForeignAddress
              value={foreign}
              onChoose={(address) => onChange(withValue(state, 'foreign', address))}
            />
          ),
        },
      ],
    }),
  }
}

interface SwitchProps {
  readonly name: string
  readonly on: boolean
  /** It is not as in the merchant's profile. */
  readonly changed: boolean
  readonly onChange: (on: boolean) => void
}

/** One of the gateway's switches, with what players get in its position. */
const SwitchControl = ({ name, on, changed, onChange }: SwitchProps): ReactNode => (
  <SwitchBox title={switchTitle(name)} on={on} changed={changed} onChange={onChange}>
    {switchEffect(name, on)} <code>{name}</code>
  </SwitchBox>
)
