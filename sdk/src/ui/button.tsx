import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import css from './button.module.css'
import { classNames } from './class-names.ts'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: 'primary' | 'secondary' | 'ghost' | 'danger'
  /** As wide as what holds it. */
  readonly block?: boolean
  /** Its action is running: it shows that, keeps the focus, and does nothing until it is done. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button; `type` is `button` unless given. */
export function Button({
  kind = 'primary',
  block = false,
  busy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  const act = (event: MouseEvent<HTMLButtonElement>): void => {
    // Not `disabled`: that would throw the focus away, and a submit button would stay silent to screen readers.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classNames(css['button'], css[kind], block && css['block'], busy && css['busy'], className)}
      onClick={act}
    />
  )
}
