import type { ReactNode } from 'react'
import css from './notice-box.module.css'
import { LiveMessage } from './live-message.tsx'

interface Props {
  readonly title: string
  readonly message: string
  /** Result of the last attempt; announced when it changes. */
  readonly textKey: string
  readonly children: ReactNode
}

/** A message with its buttons. */
export const NoticeBox = ({ title, message, textKey: liveText, children }: Props): ReactNode => (
  <div className={css.box}>
    <h2 className={css.title}>{title}</h2>
    <p className={css.message}>{message}</p>
    <LiveMessage>{liveText}</LiveMessage>
    <div className={css.buttons}>{children}</div>
  </div>
)
