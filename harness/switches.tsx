import type { ReactNode } from 'react'
import type { ListedSwitch } from './list-switches.ts'

interface Props {
  /** The current switches. */
  readonly switches: readonly ListedSwitch[]
  /** Switches with a proposed change. */
  readonly proposed: Readonly<Record<string, boolean>>
  readonly disabled: boolean
  readonly onToggle: (name: string, on: boolean) => void
}

/** The merchant's switches. A proposed change is marked until it is applied or discarded. */
export const Switches = ({ switches, proposed, disabled, onToggle }: Props): ReactNode => (
  <fieldset className="switches" disabled={disabled}>
    <legend>Switches</legend>
    {switches.map(({ name, on, unnamed }) => (
      <label key={name} data-proposed={name in proposed || undefined}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={proposed[name] ?? on}
          checked={proposed[name] ?? on}
          onChange={({ target: { checked } }) => onToggle(name, checked)}
        />
        <span>
          {name}
          {unnamed && <small> not in the profile</small>}
        </span>
      </label>
    ))}
  </fieldset>
)
