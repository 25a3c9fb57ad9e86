import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import type { IconName } from './icon-paths.ts'
import css from './notice.module.css'

/** What `Notice` takes. */
export interface NoticeProps {
  readonly icon: IconName
  readonly title: string
  readonly message: string
  /** Absent: it has no close button. */
  readonly close?: { readonly label: string; readonly onClick: () => void } | undefined
  /** The button: what to do about it. */
  readonly children: ReactNode
}

/** The content of a dialog with one message and one thing to do. */
export function Notice({ icon, title, message, close, children }: NoticeProps): ReactNode {
  return (
    <div className={css.notice}>
      {close && <IconButton className={css.close} icon="close" {...close} />}
      <span className={css.badge}>
        <Icon name={icon} size={28} />
      </span>
      <h2 className={css.title}>{title}</h2>
      <p className={css.message}>{message}</p>
      {children}
    </div>
  )
}
