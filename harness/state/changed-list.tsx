import type { ReactNode } from 'react'
import type { Difference } from './differences.ts'
import type { HarnessState } from './harness-state.ts'

interface Props {
  readonly differences: readonly Difference[]
  readonly onChange: (next: HarnessState) => void
}

/** What differs from the default, each part with a button that resets it alone (HA-02). */
export function ChangedList({ differences, onChange }: Props): ReactNode {
  if (differences.length === 0) return null
  return (
    <ul className="changed-list" aria-label="Not at the default">
      {differences.map(({ key, label, value, reset }) => (
        <li key={key}>
          <span>
            {label}: <strong>{value}</strong>
          </span>
          <button
            type="button"
            aria-label={`Reset ${label}`}
            title="Back to the default"
            onClick={() => onChange(reset)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}
