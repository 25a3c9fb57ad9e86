import type { ReactNode } from 'react'

interface Props {
  readonly find: string
  readonly onFind: (find: string) => void
  readonly isPaused: boolean
  /** Number of calls since the pause. */
  readonly waiting: number
  readonly onPause: () => void
  readonly onClear: () => void
}

/** The search of the list, and what keeps it still or empties it. */
export const CallTools = ({ find, onFind, isPaused, waiting, onPause, onClear }: Props): ReactNode => (
  <div className="call-tools">
    <input
      type="search"
      aria-label="Search calls"
      placeholder="Endpoint, path, status or fault"
      value={find}
      onChange={({ target }) => onFind(target.value)}
    />
    <button type="button" aria-pressed={isPaused} onClick={onPause}>
      Pause
    </button>
    <button type="button" onClick={onClear}>
      Clear
    </button>
    <output className="note">{isPaused ? `Paused: ${waiting} new` : ''}</output>
  </div>
)
