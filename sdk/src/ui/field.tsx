import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
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
  /** Its text never stands in the attribute `value`; a password or a code that was sent is one by itself. */
  readonly secret?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * An input with its label, hint and error, connected for screen readers. `trailing` follows the input; the text of a
 * `secret` one, or of a code that was sent, never stands in its attribute `value`.
 */
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
  secret,
  'aria-describedby': describedBy,
  ...input
}: FieldProps & { readonly trailing?: ReactNode }): ReactNode {
  const Input = secret || isCode(input) ? SecretInput : 'input'
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
        <Input
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

type InputProps = InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> | undefined }

const isCode = ({ autoComplete }: InputProps): boolean => autoComplete === 'one-time-code'

/**
 * React writes the value of an input to its attribute too, where style sheets and page recorders read it. This input takes `value`
 * and `defaultValue` likewise, but only its property holds the text.
 */
function SecretInput({ value, defaultValue, onChange, ref, ...input }: InputProps): ReactNode {
  const own = useRef<HTMLInputElement>(null)
  // Renders after each key, so that a text that was not accepted goes again.
  const [, render] = useReducer((count: number) => count + 1, 0)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current, [])
  const [first] = useState(defaultValue)
  useLayoutEffect(() => {
    if (own.current && first !== undefined) own.current.value = String(first)
  }, [first])
  useLayoutEffect(() => {
    // Only what differs: writing moves the caret.
    if (own.current && value !== undefined && own.current.value !== value) own.current.value = String(value)
  })
  return (
    <input
      {...input}
      ref={own}
      onChange={(event) => {
        onChange?.(event)
        render()
      }}
    />
  )
}
