import type { ReactNode } from 'react'

interface Props {
  /** The current switches. */
  readonly switches: Readonly<Record<string, boolean>>
  /** Switches with a proposed change. */
  readonly proposed: Readonly<Record<string, boolean>>
  readonly disabled: boolean
  readonly onToggle: (name: string, on: boolean) => void
}

/** The merchant's switches. A proposed change is marked until it is applied or discarded. */
export const Switches = ({ switches, proposed, disabled, onToggle }: Props): ReactNode => (
  <fieldset className="switches" disabled={disabled}>
    <legend>Switches</legend>
    {Object.entries({ ...switches, ...proposed }).map(([name, on]) => (
      <label key={name} data-proposed={name in proposed || undefined}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          onChange={({ target: { checked } }) => onToggle(name, checked)}
        />
        {name}
      </label>
    ))}
  </fieldset>
)
