import type { ReactNode } from 'react'
import { Choice } from './choice.tsx'
import type { OfferedScenario } from './gateway-client.ts'

interface Props {
  readonly scenarios: readonly OfferedScenario[]
  /** As an address spells them. */
  readonly values: Readonly<Record<string, string>>
  readonly onChoose: (name: string, text: string) => void
}

/** A choice for each scenario that the gateway offers. A value that came by the address stays a choice of its own. */
export const ScenarioChoices = ({ scenarios, values, onChoose }: Props): ReactNode =>
  scenarios
    .filter(({ development }) => !development || import.meta.env.DEV)
    .map(({ name, label, choices }) => {
      const value = values[name] ?? ''
      const known = choices.some(([text]) => text === value)
      return (
        <Choice
          key={name}
          label={label}
          value={value}
          choices={known ? choices : [...choices, [value, value] as const]}
          onChoose={(text) => onChoose(name, text)}
        />
      )
    })
