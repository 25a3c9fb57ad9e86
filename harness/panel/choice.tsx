import { type ReactNode, useId } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  readonly choices: readonly (readonly [value: string, label: string])[]
  /** It is not the default. */
  readonly changed?: boolean
  /** What the choice does besides. */
  readonly note?: string
  /** Why there is no choice. */
  readonly unavailable?: string
  /** There is no choice now. */
  readonly disabled?: boolean
  readonly onChoose: (value: string) => void
}

/** A labelled choice of one option. */
export function Choice({
  label,
  value,
  choices,
  changed,
  note,
  unavailable,
  disabled = unavailable !== undefined,
  onChoose,
}: Props): ReactNode {
  const id = useId()
  const words = unavailable ?? note
  return (
    <div className="choice" data-changed={changed || undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        aria-describedby={words === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChoose(event.target.value)}
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
      {words === undefined ? null : (
        <small id={`${id}-note`} className="note">
          {words}
        </small>
      )}
    </div>
  )
}
