import type { ReactNode } from 'react'
import css from './notice-box.module.css'
import { LiveMessage } from './live-message.tsx'

interface Props {
  readonly title: string
  readonly message: string
  /** The message in other words, where it is the gateway's own, which may be technical or in English. */
  readonly explanation?: string
  /** Result of the last attempt; announced when it changes. */
  readonly textKey: string
  readonly children: ReactNode
}

/** A message with its buttons. */
export const NoticeBox = ({ title, message, explanation, textKey: liveText, children }: Props): ReactNode => (
  <div className={css.box}>
    <h2 className={css.title}>{title}</h2>
    {explanation && <p>{explanation}</p>}
    <p className={css.message}>{message}</p>
    <LiveMessage>{liveText}</LiveMessage>
    <div className={css.buttons}>{children}</div>
  </div>
)
