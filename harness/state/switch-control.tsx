import type { ReactNode } from 'react'
import { SwitchBox } from '../console/switch-box.tsx'
import { switchEffect, switchTitle } from '../console/switch-words.ts'

interface Props {
  readonly name: string
  readonly on: boolean
  /** It is not as in the merchant's profile. */
  readonly changed: boolean
  readonly onChange: (on: boolean) => void
}

/** One of the gateway's switches, with what players get in its position. */
export const SwitchControl = ({ name, on, changed, onChange }: Props): ReactNode => (
  <SwitchBox title={switchTitle(name)} on={on} changed={changed} onChange={onChange}>
    {switchEffect(name, on)} <code>{name}</code>
  </SwitchBox>
)
