import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import './entry-list.css'

export interface EntryColumn<T> {
  readonly name: string
  /** A track of a CSS grid: `6rem`, `minmax(0, 1fr)`. */
  readonly width: string
  readonly cell: (entry: T) => ReactNode
}

interface Props<T> {
  /** Its accessible name. */
  readonly label: string
  /** In the order shown. */
  readonly entries: readonly T[]
  readonly keyOf: (entry: T) => string
  readonly columns: readonly EntryColumn<T>[]
  readonly selected: string | undefined
  readonly onSelect: (key: string | undefined) => void
  readonly toneOf?: (entry: T) => 'good' | 'bad' | 'note' | 'soft' | undefined
  /** Said where there is none. */
  readonly empty: string
}

const ROW_PX = 30
const HEAD_PX = 32
const OVERSCAN = 12
const PAGE_ROWS = 10

/**
 * A list of entries of which one is open: only the rows in sight exist, so that ten thousand scroll smoothly. Arrow keys,
 * Page up and down, Home and End choose; Escape closes.
 */
export function EntryList<T>({
  label,
  entries,
  keyOf,
  columns,
  selected,
  onSelect,
  toneOf,
  empty,
}: Props<T>): ReactNode {
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  // eslint-disable-next-line react/incompatible-library -- what it returns is used in this component alone
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    // The row of names stays above the entries.
    scrollMargin: HEAD_PX,
    scrollPaddingStart: HEAD_PX,
    getItemKey: (at) => {
      const entry = entries[at]
      return entry === undefined ? at : keyOf(entry)
    },
  })
  const grid = { gridTemplateColumns: columns.map(({ width }) => width).join(' ') }
  const chosen = selected === undefined ? -1 : entries.findIndex((entry) => keyOf(entry) === selected)
  const choose = (at: number): void => {
    const to = Math.max(0, Math.min(entries.length - 1, at))
    const entry = entries[to]
    if (entry === undefined) return
    onSelect(keyOf(entry))
    rows.scrollToIndex(to)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to: Readonly<Record<string, number>> = {
      ArrowDown: chosen + 1,
      ArrowUp: chosen < 0 ? 0 : chosen - 1,
      PageDown: chosen + PAGE_ROWS,
      PageUp: chosen - PAGE_ROWS,
      Home: 0,
      End: entries.length - 1,
    }
    const at = to[event.key]
    if (at !== undefined) choose(at)
    else if (event.key === 'Escape') onSelect(undefined)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={scroller}
      className="entry-list"
      style={{ '--entries': `${HEAD_PX + entries.length * ROW_PX + 2}px` } as CSSProperties}
    >
      <div className="entry-head" style={grid} aria-hidden="true">
        {columns.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {entries.length === 0 ? <p className="note entry-empty">{empty}</p> : null}
      <div
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no columns
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={chosen < 0 ? undefined : `${id}-${chosen}`}
        className="entry-room"
        style={{ blockSize: rows.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const entry = entries[index]
          if (entry === undefined) return null
          return (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the list has the keys
            <div
              key={key}
              id={`${id}-${index}`}
              // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option has no columns
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              aria-posinset={index + 1}
              aria-setsize={entries.length}
              data-tone={toneOf?.(entry)}
              data-even={index % 2 === 1 || undefined}
              className="entry-row"
              style={{ ...grid, blockSize: ROW_PX, translate: `0 ${start - HEAD_PX}px` }}
              onClick={() => onSelect(index === chosen ? undefined : keyOf(entry))}
            >
              {columns.map(({ name, cell }) => (
                <span key={name}>{cell(entry)}</span>
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}
