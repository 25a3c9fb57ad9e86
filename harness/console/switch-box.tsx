import { type ReactNode, useId } from 'react'
import './switches.css'

interface Props {
  readonly title: ReactNode
  readonly on: boolean
  /** It is not as it was. */
  readonly changed: boolean
  /** What it does, in words. */
  readonly children: ReactNode
  readonly onChange: (on: boolean) => void
}

/** A switch with its description. */
export function SwitchBox({ title, on, changed, children, onChange }: Props): ReactNode {
  const id = useId()
  return (
    <div className="switch-item" data-proposed={changed || undefined}>
      <label>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          aria-describedby={id}
          checked={on}
          onChange={({ target: { checked } }) => onChange(checked)}
        />
        <span>{title}</span>
      </label>
      <div id={id} className="note">
        {children}
      </div>
    </div>
  )
}
