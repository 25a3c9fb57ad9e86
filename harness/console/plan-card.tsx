import type { ReactNode } from 'react'
import { formatPlan } from '../../kernel/host/tooling/format-plan.ts'
import type { Words } from '../../kernel/host/tooling/words.ts'
import type { PluginReport } from '../../kernel/inspection/channel.ts'
import { AppliedNote } from './applied-note.tsx'
import type { ConsoleState, Failure } from './console-state.ts'
import { linesOf, type Proposal } from './proposal.ts'
import './plan-card.css'

interface Props {
  readonly state: ConsoleState
  readonly plugins: readonly PluginReport[]
  readonly words: Words
  readonly onApply: () => void
  readonly onPlanAgain: (proposal: Proposal) => void
  readonly onDiscard: () => void
}

function progressOf(kind: ConsoleState['kind'], refused: boolean): string {
  if (kind === 'planning') return 'Planning…'
  if (kind === 'applying') return 'Applying…'
  return refused ? 'Correct the refused settings first.' : ''
}

/** The proposed change, its plan, and its result. */
export function PlanCard({ state, plugins, words, onApply, onPlanAgain, onDiscard }: Props): ReactNode {
  const { kind } = state
  if (state.kind === 'idle') return <AppliedNote applied={state.applied} plugins={plugins} words={words} />
  const refused = state.kind === 'planned' && state.plan.refusedSettings.length > 0
  return (
    <section aria-label="Proposed change" className="card change" data-kind={kind}>
      <h3>Proposed change</h3>
      <ul className="proposed">
        {linesOf(state.proposal, words).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {'plan' in state ? <PlanLines plan={state.plan} words={words} /> : null}
      {state.kind === 'failed' ? <FailureLines failure={state.failure} words={words} /> : null}
      <output className="note">{progressOf(kind, refused)}</output>
      <div className="buttons">
        {state.kind === 'failed' ? (
          <button type="button" onClick={() => onPlanAgain(state.proposal)}>
            Plan again
          </button>
        ) : (
          <button
            type="button"
            className="primary"
            disabled={kind !== 'planned' || refused}
            onClick={onApply}
          >
            Apply
          </button>
        )}
        <button type="button" disabled={kind === 'applying'} onClick={onDiscard}>
          Discard
        </button>
      </div>
    </section>
  )
}

function PlanLines({
  plan,
  words,
}: Pick<Props, 'words'> & { readonly plan: Parameters<typeof formatPlan>[0] }): ReactNode {
  const lines = formatPlan(plan, words)
  if (lines.length === 0) return <p>Nothing in this page would change.</p>
  return (
    <ul className="plan" aria-label="Plan">
      {lines.map(({ tone, text, detail }) => (
        <li key={text} data-tone={tone}>
          {text}
          {detail ? <small>{detail}</small> : null}
        </li>
      ))}
    </ul>
  )
}

function FailureLines({ failure, words }: Pick<Props, 'words'> & { readonly failure: Failure }): ReactNode {
  const { errors, rolledBack, unrestored } = failure
  return (
    <div role="alert" className="failure">
      <p>
        {rolledBack
          ? 'It failed and was rolled back: page and gateway are as before.'
          : 'It was refused; nothing was done.'}
      </p>
      <ul>
        {errors.map(({ code, plugin, detail, remedy }) => (
          <li key={code + plugin}>
            <code>{code}</code> {words.plugin(plugin)}: {detail}
            {remedy ? <small>{remedy}</small> : null}
          </li>
        ))}
      </ul>
      {unrestored.length > 0 ? (
        <p>Not as before: {unrestored.map(words.plugin).join(', ')}. Restart the page.</p>
      ) : null}
    </div>
  )
}
