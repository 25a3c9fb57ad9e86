import type { ReactNode } from 'react'
import type { Toast } from './overlays-view.ts'
import css from './toast-host.module.css'

/** The toasts as plain text, where `ToastHost` failed: a message is worth more than its looks. */
export const PlainToasts = ({ toasts }: { readonly toasts: readonly Toast[] }): ReactNode => (
  <output className={css.toasts}>
    {toasts.map(({ id, text }) => (
      <span key={id} className={css.toast}>
        {text}
      </span>
    ))}
  </output>
)
