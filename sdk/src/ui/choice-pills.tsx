import { type ReactNode, useId } from 'react'
import css from './choice-pills.module.css'
import { Icon } from './icon.tsx'

/** What `ChoicePills` takes. */
export interface ChoicePillsProps<Key extends string> {
  /** What is chosen: read out with each choice. */
  readonly legend: string
  /** Name of the field. */
  readonly name: string
  readonly choices: readonly { readonly key: Key; readonly label: string }[]
  /** The key of the choice; any other text, such as an empty one: none yet. */
  readonly value: string
  readonly error?: string | undefined
  readonly disabled?: boolean
  readonly onChange: (key: Key) => void
}

/** One choice of few, as pills: radio buttons, which support the arrow keys. */
export function ChoicePills<Key extends string>(props: ChoicePillsProps<Key>): ReactNode {
  const { legend, name, choices, value, error, disabled, onChange } = props
  const id = useId()
  return (
    <fieldset
      aria-describedby={error && id}
      className={css.field}
      data-wrong={error ? '' : undefined}
      disabled={disabled}
    >
      <legend className={css.legend}>{legend}</legend>
      <div className={css.choices}>
        {choices.map(({ key, label }) => (
          <label key={key} className={css.choice} data-chosen={key === value ? '' : undefined}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={key === value}
              onChange={() => onChange(key)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={css.error}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
