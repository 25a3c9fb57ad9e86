import { checkUrl } from '@foyer/sdk'
import { Button, Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './action-list.module.css'
import type { ActionSheetContent } from './overlays-view.ts'

interface Props extends ActionSheetContent {
  readonly close: (key?: string) => void
}

/** A vertical list of actions; an action that opens another site is a link. */
export function ActionList({ title, choices, cancelLabel, close }: Props): ReactNode {
  return (
    <div className={css.sheet}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {choices.map(({ key, label, icon, href }) => {
          const link = checkUrl(href, { kind: 'https' })?.href
          const inside = (
            <>
              {icon && <Icon name={icon} />}
              <span>{label}</span>
            </>
          )
          const act = { className: css.choice, onClick: () => close(key) }
          return (
            <li key={key}>
              {link ? (
                <a {...act} href={link} target="_blank" rel="noopener noreferrer">
                  {inside}
                </a>
              ) : (
                <button {...act} type="button">
                  {inside}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <div className={css.end}>
        <Button kind="secondary" block onClick={() => close()}>
          {cancelLabel}
        </Button>
      </div>
    </div>
  )
}
