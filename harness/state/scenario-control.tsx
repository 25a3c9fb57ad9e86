import type { ReactNode } from 'react'
import { Choice } from '../panel/choice.tsx'
import type { OfferedScenario } from '../gateway-client.ts'

interface Props {
  readonly scenario: OfferedScenario
  /** As an address spells it. */
  readonly value: string
  readonly onChoose: (text: string) => void
}

/** A choice of what the gateway offers. A value that came by the address stays a choice of its own. */
export function ScenarioControl({ scenario: { label, choices, live }, value, onChoose }: Props): ReactNode {
  const known = choices.some(([text]) => text === value)
  return (
    <Choice
      label={label}
      value={value}
      choices={known ? choices : [...choices, [value, value] as const]}
      changed={value !== ''}
      {...(!live && { note: 'starts a new world' })}
      onChoose={onChoose}
    />
  )
}
