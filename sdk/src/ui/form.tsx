import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { classNames } from './class-names.ts'
import type { FormHandle } from '../react/use-form.ts'
import css from './form.module.css'

export type { FormHandle }

/** What `Form` takes. */
export interface FormProps {
  readonly onSubmit: () => void
  /** A call runs: `Submit.busy`. */
  readonly busy: boolean
  readonly handle?: Ref<FormHandle>
  /** `card` by default; `plain` within a dialog, or on a page of its own. */
  readonly variant?: 'card' | 'plain'
  readonly children: ReactNode
}

/**
 * A form that its component sends: without the browser's own messages, and without an action of React's, which
 * would reset the fields after it.
 */
export function Form({ onSubmit, busy, handle, variant = 'card', children }: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle(handle, (): FormHandle => {
    const find = (field: string): HTMLElement | null | undefined =>
      form.current?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"] button`)
    return {
      focus: (field) => find(field)?.focus(),
      focusFirst(errors, { select = false } = {}) {
        const fields = form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []
        const first = [...fields].find(({ name }) => errors[name] !== undefined)
        first?.focus()
        if (select && first instanceof HTMLInputElement) first.select()
      },
      select(field) {
        const input = find(field)
        input?.focus()
        if (input instanceof HTMLInputElement) input.select()
      },
    }
  }, [])
  return (
    <form
      ref={form}
      className={classNames(css.form, variant === 'card' && css.card)}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
