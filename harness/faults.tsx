import type { ReactNode } from 'react'
import { Choice } from './choice.tsx'
import type { StateOptions } from './gateway-client.ts'
import type { HarnessState } from './harness-state.ts'

interface Props {
  readonly state: HarnessState
  readonly options: StateOptions
  /** Starts a fault of an endpoint, or ends it. */
  readonly setFault: (endpoint: string, fault: string | undefined) => void
}

/** The faults by endpoint. A change applies from the next call on. */
export function Faults({ state, options, setFault }: Props): ReactNode {
  const count = Object.keys(state.faults).length
  return (
    <details className="card" open={count > 0}>
      <summary>Faults{count > 0 ? ` (${count})` : ''}</summary>
      <div className="faults">
        {options.endpoints.map((endpoint) => (
          <Choice
            key={endpoint}
            label={endpoint}
            value={state.faults[endpoint] ?? ''}
            choices={[['', 'none'], ...options.faults.map((fault) => [fault, fault] as const)]}
            onChoose={(fault) => setFault(endpoint, fault || undefined)}
          />
        ))}
      </div>
    </details>
  )
}
