import type { ReactNode } from 'react'
import { SearchBar } from '../panel/search-bar.tsx'

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
  <SearchBar label="Search calls" placeholder="Endpoint, path, status or fault" find={find} onFind={onFind}>
    <button type="button" aria-pressed={isPaused} onClick={onPause}>
      Pause
    </button>
    <button type="button" onClick={onClear}>
      Clear
    </button>
    <output className="note">{isPaused ? `Paused: ${waiting} new` : ''}</output>
  </SearchBar>
)
