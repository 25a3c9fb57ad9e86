import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useId } from 'react'
import css from './message-box.module.css'
import type { Message } from './overlays-view.ts'

interface Props extends Message {
  readonly close: (accepted: boolean) => void
}

/** A message with one or two buttons. The button that changes nothing comes first, so it has the focus. */
export function MessageBox({ title, message, confirmLabel, cancelLabel, close }: Props): ReactNode {
  const id = useId()
  return (
    <div className={css.box}>
      <h2 className={css.title}>{title}</h2>
      <p id={id} className={css.message}>
        {message}
      </p>
      <div className={css.buttons}>
        {cancelLabel !== undefined && (
          <Button kind="secondary" aria-describedby={id} onClick={() => close(false)}>
            {cancelLabel}
          </Button>
        )}
        <Button aria-describedby={id} onClick={() => close(true)}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  )
}
