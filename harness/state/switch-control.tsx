import { type ReactNode, useId } from 'react'
import { switchEffect, switchTitle } from '../console/switch-words.ts'
import '../console/switches.css'

interface Props {
  readonly name: string
  readonly on: boolean
  /** It is not as in the merchant's profile. */
  readonly changed: boolean
  readonly onChange: (on: boolean) => void
}

/** One of the gateway's switches, with what players get in its position. */
export function SwitchControl({ name, on, changed, onChange }: Props): ReactNode {
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
        <span>{switchTitle(name)}</span>
      </label>
      <p id={id} className="note">
        {switchEffect(name, on)} <code>{name}</code>
      </p>
    </div>
  )
}
