import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import type { IconName } from './icon-paths.ts'
import css from './notice.module.css'

interface NoticeProps {
  readonly icon: IconName
  readonly title: string
  readonly message: string
  /** Absent: it has no close button. */
  readonly close?: { readonly label: string; readonly onClick: () => void } | undefined
  /** What to do about it: the button. */
  readonly children: ReactNode
}

/** What stands in a dialog that has one thing to tell and one thing to do. */
export function Notice({ icon, title, message, close, children }: NoticeProps): ReactNode {
  return (
    <div className={css['notice']}>
      {close && <IconButton className={css['close']} icon="close" {...close} />}
      <span className={css['badge']}>
        <Icon name={icon} size={28} />
      </span>
      <h2 className={css['title']}>{title}</h2>
      <p className={css['message']}>{message}</p>
      {children}
    </div>
  )
}
