import { type ReactNode, useState } from 'react'

interface Props {
  readonly title: string
  /** What the card shows: it asks the page only while the card is open. */
  readonly children: ReactNode
}

/** A card of the panel whose content exists only while it is open. */
export function LazyCard({ title, children }: Props): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <details className="card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open ? children : null}
    </details>
  )
}
