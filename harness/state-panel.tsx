import type { ReactNode } from 'react'
import { Choice } from './choice.tsx'
import { ForeignAddress } from './foreign-address.tsx'
import type { StateOptions } from './gateway-client.ts'
import { type HarnessState, withValue } from './harness-state.ts'
import { ScenarioChoices } from './scenario-choices.tsx'

interface Props {
  readonly state: HarnessState
  readonly options: StateOptions
  readonly onChange: (next: HarnessState) => void
}

/** Controls of the gateway's state. Each choice makes a new world and loads it in the frame. */
export function StatePanel({ state, options, onChange }: Props): ReactNode {
  const merchant = options.merchants.find(({ id }) => id === state.merchant)
  const set = (name: string, text: string): void => onChange(withValue(state, name, text))
  return (
    <section aria-label="State" className="card state-panel">
      <Choice
        label="Merchant"
        value={state.merchant}
        choices={options.merchants.map(({ id, name }) => [id, name])}
        onChoose={(id) =>
          onChange({ ...withValue(state, 'lang', ''), merchant: id, switches: {}, disabled: {} })
        }
      />
      <Choice
        label="Language"
        value={state.values['lang'] ?? ''}
        choices={[['', 'Merchant’s default'], ...(merchant?.languages ?? []).map((code) => [code, code] as const)]} // prettier-ignore
        onChoose={(lang) => set('lang', lang)}
      />
      {import.meta.env.DEV && (
        <ForeignAddress
          value={state.values['foreign'] ?? ''}
          onChoose={(foreign) => set('foreign', foreign)}
        />
      )}
      <ScenarioChoices
        scenarios={options.scenarios.filter(({ site }) => !site)}
        values={state.values}
        onChoose={set}
      />
    </section>
  )
}
