import type { ReactNode } from 'react'
import css from './notice-box.module.css'
import { Said } from './said.tsx'

interface Props {
  readonly title: string
  readonly message: string
  /** What came of the last attempt; read out when it changes. */
  readonly said: string
  readonly children: ReactNode
}

/** A message with its buttons. */
export const NoticeBox = ({ title, message, said, children }: Props): ReactNode => (
  <div className={css.box}>
    <h2 className={css.title}>{title}</h2>
    <p className={css.message}>{message}</p>
    <Said>{said}</Said>
    <div className={css.buttons}>{children}</div>
  </div>
)
