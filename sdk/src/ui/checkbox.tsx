import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import css from './field.module.css'

/** What `Checkbox` takes besides the attributes of an input. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Beside the box; it may contain links. */
  readonly label: ReactNode
  /** The consequence of ticking it; read out with the box. */
  readonly hint?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** A box to tick. A touch anywhere on its line ticks it. */
export function Checkbox({ label, hint, className, ...input }: CheckboxProps): ReactNode {
  const own = useId()
  return (
    <label className={classNames(css.check, className)}>
      <input
        {...(hint && { 'aria-labelledby': `${own}l`, 'aria-describedby': `${own}h` })}
        {...input}
        type="checkbox"
      />
      <span>
        <span id={`${own}l`}>{label}</span>
        {hint && (
          <span id={`${own}h`} className={css.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
