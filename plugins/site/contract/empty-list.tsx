import { Icon, type IconName } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './empty-list.module.css'

interface Props {
  readonly icon: IconName
  readonly title: string
  /** When there will be something, or how to get it. */
  readonly text?: string
  /** What to do about it. */
  readonly children?: ReactNode
}

/** Takes the place of a list without entries. */
export const EmptyList = ({ icon, title, text, children }: Props): ReactNode => (
  <div className={css.empty}>
    <span className={css.badge}>
      <Icon name={icon} size={32} />
    </span>
    <p className={css.title}>{title}</p>
    {text && <p className={css.text}>{text}</p>}
    {children}
  </div>
)
