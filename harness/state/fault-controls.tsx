import type { ReactNode } from 'react'
import { Choice } from '../panel/choice.tsx'
import type { StateOptions } from '../gateway-client.ts'
import type { HarnessState } from './harness-state.ts'
import { type FaultText, readFaultText, writeFaultText } from '../../mocks/world/fault-text.ts'
import { ControlGroup } from './control-group.tsx'
import { matchText } from './match-text.ts'

interface Props {
  readonly state: HarnessState
  readonly options: StateOptions
  /** What is searched; empty: nothing. */
  readonly find: string
  readonly onChange: (next: HarnessState) => void
}

const DELAYS = [
  ['', 'at once'],
  ['500', 'after 0.5 s'],
  ['2000', 'after 2 s'],
  ['8000', 'after 8 s'],
  ['30000', 'after 30 s'],
] as const
const TIMES = [
  ['', 'every time'],
  ['1', 'next call'],
  ['2', 'next 2 calls'],
  ['3', 'next 3 calls'],
] as const

/** The faults by endpoint. A change applies from the next call on. */
export function FaultControls({ state, options, find, onChange }: Props): ReactNode {
  const faulty = Object.keys(state.faults)
  const searching = find !== ''
  const endpoints = [...new Set([...faulty, ...options.endpoints])]
  const shown = searching
    ? endpoints.filter((id) => matchText(find, ['faults of calls', id, state.faults[id] ?? '']))
    : endpoints
  const setFault = (endpoint: string, form: FaultText): void => {
    const { [endpoint]: _, ...others } = state.faults
    const fault = writeFaultText(form)
    onChange({ ...state, faults: fault === '' ? others : { ...others, [endpoint]: fault } })
  }
  if (shown.length === 0) return null
  return (
    <ControlGroup
      title="Faults of calls"
      changed={faulty.length}
      found={searching}
      openAtFirst={faulty.length > 0}
      className="fault-list"
    >
      {shown.map((endpoint) => (
        <FaultRow
          key={endpoint}
          endpoint={endpoint}
          form={readFaultText(state.faults[endpoint] ?? '')}
          kinds={options.faults}
          onChange={(form) => setFault(endpoint, form)}
        />
      ))}
    </ControlGroup>
  )
}

function FaultRow({
  endpoint,
  form,
  kinds,
  onChange,
}: {
  readonly endpoint: string
  readonly form: FaultText
  readonly kinds: readonly string[]
  readonly onChange: (form: FaultText) => void
}): ReactNode {
  const { kind, delayMs, times } = form
  const any = kind !== '' || delayMs !== ''
  return (
    <div className="fault-row" data-changed={any || undefined}>
      <Choice
        label={endpoint}
        value={kind}
        choices={[['', 'answers'], ...kinds.map((each) => [each, each] as const)]}
        onChoose={(chosen) => onChange({ ...form, kind: chosen })}
      />
      <Choice
        label={`When ${endpoint} is answered`}
        value={delayMs}
        choices={withOwn(DELAYS, delayMs, 'ms')}
        onChoose={(chosen) => onChange({ ...form, delayMs: chosen })}
      />
      <Choice
        label={`How often for ${endpoint}`}
        value={any ? times : ''}
        choices={withOwn(TIMES, times, 'calls')}
        disabled={!any}
        onChoose={(chosen) => onChange({ ...form, times: chosen })}
      />
    </div>
  )
}

/** A value that came by the address is a choice of its own. */
const withOwn = (
  choices: readonly (readonly [string, string])[],
  value: string,
  unit: string,
): readonly (readonly [string, string])[] =>
  choices.some(([known]) => known === value) ? choices : [...choices, [value, `${value} ${unit}`]]
