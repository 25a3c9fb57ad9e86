import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { OwnTab, type TabName, TABS, usePanelTab } from './panel-address.ts'
import './tabs.css'

export interface PanelTab {
  readonly title: string
  /** A count beside the title; none for 0. */
  readonly badge?: number
  /** What the count counts: `not at their default`. */
  readonly badgeTitle?: string
  readonly isBad?: boolean
  readonly content: ReactNode
}

interface Props {
  readonly label: string
  readonly tabs: Readonly<Record<TabName, PanelTab>>
}

/** Tabs with a part of the address each. Arrow keys, Home and End move between them; what was opened keeps its state. */
export function Tabs({ label, tabs }: Props): ReactNode {
  const id = useId()
  const [open, setOpen] = usePanelTab()
  const [opened, setOpened] = useState<readonly TabName[]>([open])
  const list = useRef<HTMLDivElement>(null)
  if (!opened.includes(open)) setOpened([...opened, open])
  const go = (name: TabName): void => {
    setOpen(name)
    list.current?.querySelector<HTMLElement>(`[data-tab="${name}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = TABS.indexOf(open)
    const to: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % TABS.length,
      ArrowLeft: (at + TABS.length - 1) % TABS.length,
      Home: 0,
      End: TABS.length - 1,
    }
    const name = TABS[to[event.key] ?? -1]
    if (name === undefined) return
    event.preventDefault()
    go(name)
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className="tab-list"
        onKeyDown={onKeyDown}
      >
        {TABS.map((name) => {
          const { title, badge = 0, badgeTitle = '', isBad } = tabs[name]
          return (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              data-tab={name}
              aria-selected={name === open}
              aria-controls={`${id}-${name}-panel`}
              tabIndex={name === open ? 0 : -1}
              onClick={() => go(name)}
            >
              {title}
              {badge > 0 && (
                <span className="tab-badge" data-bad={isBad || undefined} title={`${badge} ${badgeTitle}`}>
                  {badge}
                </span>
              )}
            </button>
          )
        })}
      </div>
      {TABS.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== open}
          className="tab-panel"
        >
          {opened.includes(name) && <OwnTab value={name}>{tabs[name].content}</OwnTab>}
        </div>
      ))}
    </>
  )
}
