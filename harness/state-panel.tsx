import type { ReactNode } from 'react'
import { Choice } from './choice.tsx'
import type { StateOptions } from './gateway-client.ts'
import type { HarnessState } from './harness-state.ts'

interface Props {
  readonly state: HarnessState
  readonly options: StateOptions
  readonly enter: (next: HarnessState) => void
}

/** Who looks at which site, and how. Each choice makes a new world and sends the frame there. */
export function StatePanel({ state, options, enter }: Props): ReactNode {
  const merchant = options.merchants.find(({ id }) => id === state.merchant)
  return (
    <section aria-label="State" className="card state-panel">
      <Choice
        label="Merchant"
        value={state.merchant}
        choices={options.merchants.map(({ id, name }) => [id, name])}
        onChoose={(id) => enter({ ...state, merchant: id, switches: {}, lang: '' })}
      />
      <Choice
        label="Member"
        value={state.member}
        choices={[
          ['', 'Guest'],
          ...options.members.map(({ key, note }) => [key, `${key}: ${note}`] as const),
        ]}
        onChoose={(member) => enter({ ...state, member })}
      />
      <Choice
        label="Language"
        value={state.lang}
        choices={[['', 'Merchant’s default'], ...(merchant?.languages ?? []).map((code) => [code, code] as const)]} // prettier-ignore
        onChoose={(lang) => enter({ ...state, lang })}
      />
      <Choice
        label="Colour scheme"
        value={state.theme}
        choices={[
          ['', 'As the device says'],
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        onChoose={(theme) => enter({ ...state, theme: theme === 'light' || theme === 'dark' ? theme : '' })}
      />
      <Choice
        label="Identity provider"
        value={state.identity}
        choices={[
          ['', 'Not set up'],
          ['social', 'Google (from the internet)'],
          ['phone', 'Google and text messages'],
          ['bad-key', 'With an unusable key'],
        ]}
        onChoose={(identity) => enter({ ...state, identity })}
      />
    </section>
  )
}
