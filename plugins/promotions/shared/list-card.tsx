import { Icon, type IconName } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './list-card.module.css'

interface Props {
  readonly icon: IconName
  /** `quiet`: it is over, and nothing can be done with it. */
  readonly tone?: 'usual' | 'quiet'
  readonly title: string
  /** Level of the title's heading. */
  readonly level: 2 | 3
  /** Beside the title: what it is worth. */
  readonly value?: string | undefined
  /** A sentence; empty for none. */
  readonly text?: string
  /** Below: times, progress, the button. */
  readonly children?: ReactNode
}

/** An entry of a list: a badge, a title with its value, a sentence, and what can be done. */
export function ListCard({ icon, tone = 'usual', title, level, value, text, children }: Props): ReactNode {
  const Heading = `h${level}` as const
  return (
    <li className={css.card} data-tone={tone}>
      <span className={css.badge}>
        <Icon name={icon} size={22} />
      </span>
      <div className={css.words}>
        <Heading className={css.title}>
          <bdi>{title}</bdi>
        </Heading>
        {value && <p className={css.value}>{value}</p>}
        {text && (
          <p className={css.text}>
            <bdi>{text}</bdi>
          </p>
        )}
      </div>
      {children && <div className={css.foot}>{children}</div>}
    </li>
  )
}
