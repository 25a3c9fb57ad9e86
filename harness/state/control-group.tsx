import { type ReactNode, useState } from 'react'

interface Props {
  readonly title: string
  /** How many of its controls are not at their default. */
  readonly changed: number
  /** A search has found some of its controls. */
  readonly found: boolean
  readonly openAtFirst: boolean
  /** Of what holds the controls. */
  readonly className?: string
  /** They exist only while they are seen. */
  readonly children: ReactNode
}

/** A group of controls, which opens and closes. */
export function ControlGroup({
  title,
  changed,
  found,
  openAtFirst,
  className = 'control-grid',
  children,
}: Props): ReactNode {
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
      {open || found ? <div className={className}>{children}</div> : null}
    </details>
  )
}
