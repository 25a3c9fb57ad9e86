import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import css from './field.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

/** What a field takes besides the attributes of an input. */
export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Above the input, always visible. */
  readonly label: string
  /** What is wrong; read out with the input, which is marked as invalid. */
  readonly error?: string | undefined
  /**
   * Reads the error out as soon as it appears: for one that the gateway gives, while the player may be in the
   * input already.
   */
  readonly announceError?: boolean | undefined
  /** What to enter; read out with the input. */
  readonly hint?: string | undefined
  /** An icon in the box, before the input. */
  readonly leading?: IconName | undefined
  /** A control in the box, before the input: a dialling code. */
  readonly before?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** An input with its label, hint and error, connected for screen readers. `trailing` follows the input. */
export function Field({
  label,
  error,
  announceError,
  hint,
  leading,
  before,
  id,
  className,
  trailing,
  'aria-describedby': describedBy,
  ...input
}: FieldProps & { readonly trailing?: ReactNode }): ReactNode {
  const own = useId()
  const inputId = id ?? own
  const hintId = hint ? `${own}h` : undefined
  const errorId = error ? `${own}e` : undefined
  return (
    <div className={classNames(css.field, error !== undefined && error !== '' && css.wrong, className)}>
      <label className={css.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={css.box}>
        {leading && <Icon name={leading} size={20} />}
        {before}
        <input
          {...input}
          id={inputId}
          className={css.input}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={classNames(errorId, hintId, describedBy) || undefined}
        />
        {trailing}
      </div>
      {hintId && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {errorId && (
        <p id={errorId} className={css.error} role={announceError ? 'alert' : undefined}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
