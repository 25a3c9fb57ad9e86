import type { ReactNode } from 'react'
import { Breaks } from './breaks.tsx'
import { Choice } from './choice.tsx'
import type { PluginReport } from '../kernel/inspection/channel.ts'
import type { patchWorld, StateOptions } from './gateway-client.ts'
import type { HarnessState } from './harness-state.ts'

/** The site that is served beside this harness can be told to fail: the dev server's, and the tests' own build. */
const CAN_BREAK = import.meta.env.DEV || import.meta.env.MODE === 'sabotage'

interface Props {
  readonly state: HarnessState
  readonly options: StateOptions
  readonly plugins: readonly PluginReport[]
  readonly enter: (next: HarnessState) => void
  readonly apply: (next: HarnessState, patch: Parameters<typeof patchWorld>[0]) => void
}

export function Panel({ state, options, plugins, enter, apply }: Props): ReactNode {
  const merchant = options.merchants.find(({ id }) => id === state.merchant)
  return (
    <form className="controls" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label="Merchant"
        value={state.merchant}
        choices={options.merchants.map(({ id, name }) => [id, name])}
        onChoose={(id) => enter({ ...state, merchant: id, switches: {}, lang: '' })}
      />
      <Choice
        label="Member"
        value={state.member}
        choices={[
          ['', 'Guest'],
          ...options.members.map(({ key, note }) => [key, `${key}: ${note}`] as const),
        ]}
        onChoose={(member) => enter({ ...state, member })}
      />
      <Choice
        label="Language"
        value={state.lang}
        choices={[['', 'Merchant’s default'], ...(merchant?.languages ?? []).map((code) => [code, code] as const)]} // prettier-ignore
        onChoose={(lang) => enter({ ...state, lang })}
      />
      <Choice
        label="Colour scheme"
        value={state.theme}
        choices={[
          ['', 'As the device says'],
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        onChoose={(theme) => enter({ ...state, theme: theme as HarnessState['theme'] })}
      />
      <Switches state={state} known={merchant?.switches ?? {}} apply={apply} />
      <Faults state={state} options={options} apply={apply} />
      {CAN_BREAK ? <Breaks state={state} options={options} plugins={plugins} enter={enter} /> : null}
      <details>
        <summary>Credentials</summary>
        <ul>
          {options.members.map(({ key, username, password }) => (
            <li key={key}>
              <code>{username}</code> / <code>{password}</code>
            </li>
          ))}
        </ul>
      </details>
    </form>
  )
}

/** A switch is changed live: the page keeps its place, and the plugin comes or goes. */
function Switches({
  state,
  known,
  apply,
}: Pick<Props, 'state' | 'apply'> & { readonly known: Readonly<Record<string, boolean>> }): ReactNode {
  // prettier-ignore
  return (
    <fieldset>
      <legend>Switches</legend>
      {Object.entries({ ...known, ...state.switches }).map(([name, on]) => (
        <label key={name}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={on}
            checked={on}
            onChange={({ target: { checked } }) =>
              apply({ ...state, switches: { ...state.switches, [name]: checked } }, { switches: { [name]: checked } })
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

function Faults({ state, options, apply }: Pick<Props, 'state' | 'options' | 'apply'>): ReactNode {
  return (
    <fieldset>
      <legend>Faults</legend>
      {options.endpoints.map((endpoint) => (
        <Choice
          key={endpoint}
          label={endpoint}
          value={state.faults[endpoint] ?? ''}
          choices={[['', 'none'], ...options.faults.map((fault) => [fault, fault] as const)]}
          onChoose={(fault) => {
            const { [endpoint]: _was, ...others } = state.faults
            const faults = fault ? { ...others, [endpoint]: fault } : others
            apply({ ...state, faults }, { faults: { [endpoint]: fault || null } })
          }}
        />
      ))}
    </fieldset>
  )
}
