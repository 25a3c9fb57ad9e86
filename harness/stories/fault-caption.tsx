import { useStoryText } from '@foyer/sdk/testing'
import { type ReactNode, useId } from 'react'
import type { FaultReport } from './fault-report.ts'
import css from './fault-story.module.css'
import { type Fault, FAULT_WORDS } from './faults.ts'

const GATEWAY: readonly Fault[] = ['Slow', 'ServerError', 'DecryptionFailure']
/** A form makes its calls when it is sent. */
const NO_CALLS = 'none before the player acts'

interface Props {
  /** Id of the plugin. */
  readonly plugin: string
  readonly fault: Fault
  readonly report: FaultReport
}

/** Below what a player sees: the fault in words, the plugin's state, and what the page logs of it. */
export function FaultCaption({ plugin, fault, report: { state, logged, calls, scripts } }: Props): ReactNode {
  const t = useStoryText()
  const title = useId()
  return (
    <section className={css.caption} aria-labelledby={title} data-caption={fault}>
      <p id={title} className={css.words}>
        {t(FAULT_WORDS[fault])}
      </p>
      <dl className={css.facts}>
        <Fact name="Plugin" values={[plugin]} />
        <Fact name="State" values={[state]} />
        <Fact name="Logged" values={logged} />
        {fault === 'ScriptBlocked' && <Fact name="Scripts" values={scripts} />}
        {GATEWAY.includes(fault) && <Fact name="Calls" values={calls} none={NO_CALLS} />}
      </dl>
    </section>
  )
}

interface FactProps {
  readonly name: string
  readonly values: readonly string[]
  /** Said where there are none. */
  readonly none?: string
}

function Fact({ name, values, none = 'nothing' }: FactProps): ReactNode {
  const t = useStoryText()
  return (
    <>
      <dt>{t(name)}</dt>
      {values.map((value) => (
        <dd key={value} dir="ltr">
          <code>{value}</code>
        </dd>
      ))}
      {values.length === 0 && <dd>{t(none)}</dd>}
    </>
  )
}
