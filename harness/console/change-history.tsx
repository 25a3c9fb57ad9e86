import type { ReactNode } from 'react'
import type { Words } from '../../kernel/host/tooling/words.ts'
import { timeOfDay } from '../panel/time-of-day.ts'
import { isNothing, linesOf, type Proposal } from './proposal.ts'
import type { HistoryEntry } from './undo.ts'

interface Props {
  /** Oldest first. */
  readonly history: readonly HistoryEntry[]
  readonly words: Words
  /** A change is being applied. */
  readonly busy: boolean
  /** The change that undoes an entry now. */
  readonly undoOf: (entry: HistoryEntry) => Proposal
  readonly onUndo: (proposal: Proposal) => void
}

/** The changes of this visit, the newest first, each with its undo, which is planned like any other change. */
export function ChangeHistory({ history, words, busy, undoOf, onUndo }: Props): ReactNode {
  if (history.length === 0) return null
  return (
    <section aria-label="History" className="card">
      <h3>History</h3>
      <ol className="history">
        {[...history].reverse().map((entry) => {
          const undo = undoOf(entry)
          const lines = linesOf(entry.proposal, words).join('; ')
          return (
            <li key={entry.id}>
              <span>
                <span className="note">{timeOfDay(entry.at)}</span> {lines}
              </span>
              <button
                type="button"
                disabled={busy || isNothing(undo)}
                aria-label={`Undo: ${lines}`}
                title={isNothing(undo) ? 'It has been undone, or cannot be.' : undefined}
                onClick={() => onUndo(undo)}
              >
                Undo
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
