import { type ReactNode, useId } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  readonly choices: readonly (readonly [value: string, label: string])[]
  readonly onChoose: (value: string) => void
}

/** A labelled choice of one option. */
export function Choice({ label, value, choices, onChoose }: Props): ReactNode {
  const id = useId()
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
