import { type ReactNode, useState } from 'react'

interface Props {
  readonly title: string
  /** How many of its controls are not at their default. */
  readonly changed: number
  /** A search has found some of its controls. */
  readonly found: boolean
  readonly openAtFirst: boolean
  readonly children: ReactNode
}

/** A group of controls, which opens and closes. */
export function ControlGroup({ title, changed, found, openAtFirst, children }: Props): ReactNode {
  const [open, setOpen] = useState(openAtFirst)
  return (
    <details
      className="control-group"
      open={open || found}
      onToggle={({ currentTarget }) => {
        if (!found) setOpen(currentTarget.open)
      }}
    >
      <summary>
        {title}
        {changed > 0 ? <span className="badge">{changed} changed</span> : null}
      </summary>
      <div className="control-grid">{children}</div>
    </details>
  )
}
