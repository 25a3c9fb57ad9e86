import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { nextTab } from './next-tab.ts'
import css from './tabs.module.css'

/** One tab of `Tabs`. */
export interface TabItem {
  readonly key: string
  readonly label: ReactNode
}
/** What `Tabs` takes. */
export interface TabsProps {
  /** Accessible name of the row of tabs. */
  readonly label: string
  readonly tabs: readonly TabItem[]
  /** Key of the selected tab. */
  readonly value: string
  /** The player selected a tab. */
  readonly onChange: (key: string) => void
  /** The panel of the selected tab. */
  readonly children?: ReactNode
}

/** A row of tabs, and the panel of the selected one. Arrow keys, Home and End select. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps): ReactNode {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const keys = tabs.map(({ key }) => key)
    const next = nextTab(keys, value, event.key, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
    document.getElementById(`${id}${next}`)?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === value}
            aria-controls={`${id}panel`}
            tabIndex={tab.key === value ? 0 : -1}
            className={css.tab}
            onClick={() => onChange(tab.key)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${value}`} className={css.panel}>
        {children}
      </div>
    </div>
  )
}
