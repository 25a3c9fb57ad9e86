import { Icon } from '@foyer/sdk/ui'
import { type ReactNode, useId, useState } from 'react'
import css from './choices.module.css'
import { MAX_VISIBLE_OPTIONS } from './constants.ts'

const DOWN_ICON = 'M6 9l6 6 6-6'
interface Props<Option extends string> {
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: Option
  readonly onChoose: (option: Option) => void
  readonly show: (option: Option) => ReactNode
  /** Language and direction of what is shown; the page's by default. */
  readonly attributesOf?: (option: Option) => { readonly lang: string; readonly dir: 'auto' }
}

/**
 * A choice of one, as radio buttons, which support the arrow keys. Of many options the chosen one alone is seen, on a
 * button that shows the others.
 */
export function Choices<Option extends string>({
  label,
  options,
  chosen,
  onChoose,
  show,
  attributesOf,
}: Props<Option>): ReactNode {
  const id = useId()
  const isLong = options.length > MAX_VISIBLE_OPTIONS
  const [open, setOpen] = useState(false)
  return (
    <fieldset>
      <legend id={id} className={css.legend}>
        {label}
      </legend>
      {isLong && (
        <button
          id={`${id}button`}
          type="button"
          className={css.current}
          aria-labelledby={`${id} ${id}button`}
          aria-expanded={open}
          aria-controls={`${id}options`}
          onClick={() => setOpen(!open)}
        >
          <span {...attributesOf?.(chosen)}>{show(chosen)}</span>
          <span className={css.arrow}>
            <Icon name={DOWN_ICON} size={18} />
          </span>
        </button>
      )}
      <div
        id={`${id}options`}
        className={isLong ? `${css.options} ${css.long}` : css.options}
        hidden={isLong && !open}
      >
        {options.map((option) => (
          <label
            key={option}
            {...attributesOf?.(option)}
            className={css.option}
            data-chosen={option === chosen ? '' : undefined}
          >
            <input
              type="radio"
              name={id}
              className={css.radio}
              checked={option === chosen}
              onChange={() => onChoose(option)}
            />
            {show(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
