import { type ButtonHTMLAttributes, Children, type MouseEvent, type ReactNode, type Ref } from 'react'
import css from './button.module.css'
import { classNames } from './class-names.ts'

/** What `Button` takes besides the attributes of a button. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** How prominent it is; `primary` by default. */
  readonly kind?: 'primary' | 'secondary' | 'ghost' | 'danger'
  /** As wide as its container. */
  readonly block?: boolean
  /** Its action is running: the button shows that and keeps the focus, and a tap does nothing. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/**
 * A button. Its `type` is `button` by default.
 *
 * @example
 * <Button type="submit" busy={sending}>{t('send')}</Button>
 */
export function Button({
  kind = 'primary',
  block = false,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const act = (event: MouseEvent<HTMLButtonElement>): void => {
    // Not `disabled`: that would drop the focus, and screen readers would not announce a submit button.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classNames(css.button, css[kind], block && css.block, busy && css.busy, className)}
      onClick={act}
    >
      {Array.isArray(children) ? Children.map(children, inElement) : children}
    </button>
  )
}

/** A text beside an icon gets an element of its own: a browser that translates the page replaces the text's node. */
const inElement = (child: ReactNode): ReactNode => (typeof child === 'string' ? <span>{child}</span> : child)
