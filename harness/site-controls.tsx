import type { ReactNode } from 'react'
import type { StateOptions } from './gateway-client.ts'
import { type HarnessState, withValue } from './harness-state.ts'
import { ScenarioChoices } from './scenario-choices.tsx'

interface Props {
  readonly state: HarnessState
  readonly options: StateOptions
  readonly onChange: (next: HarnessState) => void
}

/** Controls of the site as a whole: its opening, its status, its domains. */
export function SiteControls({ state, options, onChange }: Props): ReactNode {
  const scenarios = options.scenarios.filter(({ site }) => site)
  return (
    <details className="card" open={scenarios.some(({ name }) => state.values[name])}>
      <summary>Site</summary>
      <div className="faults">
        <ScenarioChoices
          scenarios={scenarios}
          values={state.values}
          onChoose={(name, text) => onChange(withValue(state, name, text))}
        />
      </div>
    </details>
  )
}
