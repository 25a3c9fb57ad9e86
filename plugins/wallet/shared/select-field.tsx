import { Icon } from '@foyer/sdk/ui'
import { type ReactNode, useId } from 'react'
import css from './select-field.module.css'

/** What `SelectField` takes. */
export interface SelectFieldProps {
  readonly label: string
  readonly name: string
  /** Stands in the list while nothing is chosen. */
  readonly placeholder: string
  readonly choices: readonly { readonly key: string; readonly label: string }[]
  /** Key of the choice; empty, or one that is not in the list: none. */
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (key: string) => void
}

/** One choice of a list that may be long, in the browser's own control: it has the phone's picker, and type-ahead. */
export function SelectField(props: SelectFieldProps): ReactNode {
  const { label, name, placeholder, choices, value, error, onChange } = props
  const id = useId()
  const isKnown = choices.some(({ key }) => key === value)
  return (
    <div className={css.field} data-wrong={error ? '' : undefined}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <select
          id={id}
          name={name}
          className={css.select}
          value={isKnown ? value : ''}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}e` : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {choices.map(({ key, label: text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        <span className={css.arrow}>
          <Icon name="M5 9l7 7 7-7" size={18} />
        </span>
      </div>
      {error && (
        <p id={`${id}e`} className={css.error}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
