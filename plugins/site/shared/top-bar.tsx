import { Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './top-bar.module.css'

interface Props {
  /** Whether the screen has no header. */
  readonly bare: boolean
  readonly text: string
  /** Label of the button. */
  readonly action: string
  readonly busy: boolean
  readonly onAction: () => void
}

/** A bar below the header that tells of the whole page's state, with one way on. */
export const TopBar = ({ bare, text, action, busy, onAction }: Props): ReactNode => (
  <output className={`${css.bar} ${bare ? css.bare : ''}`}>
    <Icon name="warning" size={20} />
    <span className={css.text}>{text}</span>
    <button className={css.action} type="button" aria-disabled={busy} onClick={() => busy || onAction()}>
      {action}
    </button>
  </output>
)
