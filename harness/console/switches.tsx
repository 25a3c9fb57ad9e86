import type { ReactNode } from 'react'
import type { ListedSwitch } from './list-switches.ts'
import { SwitchBox } from './switch-box.tsx'
import { switchSummary } from './switch-summary.ts'
import { switchEffect } from './switch-words.ts'

interface Props {
  /** The current switches. */
  readonly switches: readonly ListedSwitch[]
  /** Switches with a proposed change. */
  readonly proposed: Readonly<Record<string, boolean>>
  /** The page has reported its plugins. */
  readonly reported: boolean
  readonly disabled: boolean
  readonly onToggle: (name: string, on: boolean) => void
}

/** The merchant's switches, with what each does. A proposed change is marked until it is applied or discarded. */
export const Switches = ({ switches, proposed, reported, disabled, onToggle }: Props): ReactNode => (
  <fieldset className="switches" disabled={disabled}>
    <legend>Switches</legend>
    {switches.map((listed) => (
      <SwitchItem
        key={listed.name}
        listed={listed}
        proposed={proposed[listed.name]}
        reported={reported}
        onToggle={(on) => onToggle(listed.name, on)}
      />
    ))}
  </fieldset>
)

interface ItemProps extends Pick<Props, 'reported'> {
  readonly listed: ListedSwitch
  readonly proposed: boolean | undefined
  readonly onToggle: (on: boolean) => void
}
function SwitchItem({ listed, proposed, reported, onToggle }: ItemProps): ReactNode {
  const { name, title, unnamed } = listed
  const on = proposed ?? listed.on
  const effect = switchEffect(name, on)
  return (
    <SwitchBox
      title={
        <>
          {title}
          {unnamed && <small> not in the profile</small>}
        </>
      }
      on={on}
      changed={proposed !== undefined}
      onChange={onToggle}
    >
      {effect ? <p>{effect}</p> : null}
      {reported ? <p>{switchSummary(listed)}</p> : null}
      {title === name ? null : (
        <p>
          At the gateway: <code>{name}</code>
        </p>
      )}
    </SwitchBox>
  )
}
