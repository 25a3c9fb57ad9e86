import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { LogEntry } from '../../mocks/world/recorded-calls.ts'
import { EntryList } from '../panel/entry-list.tsx'
import { usePanelParameter } from '../panel/panel-address.ts'
import { CALL_COLUMNS } from './call-columns.tsx'
import { CallDetail } from './call-detail.tsx'
import { type Pause, shownCalls, toneOf } from './call-list.ts'
import { CallTools } from './call-tools.tsx'
import { PendingAnswers } from './pending-answers.tsx'
import { Reports } from './reports.tsx'
import { useCalls } from './use-calls.ts'
import './network.css'

const keyOf = ({ id }: LogEntry): string => String(id)

/** Every call of the page in the frame to the mock gateway, the chosen one in full, and what pages have reported (HA-03). */
export function NetworkTab({ merchant }: { readonly merchant: string }): ReactNode {
  const [find, setFind] = usePanelParameter('find')
  const [entry, setEntry] = usePanelParameter('entry')
  const [pause, setPause] = useState<Pause>()
  // A call of another world has the same number as one of the world before.
  const closeEntry = useCallback(() => setEntry(''), [setEntry])
  const { list, failure, refresh, clear } = useCalls(closeEntry)
  const { shown, waiting } = useMemo(
    () => (list ? shownCalls(list, find, pause) : { shown: [], waiting: 0 }),
    [list, find, pause],
  )
  const togglePause = (): void => setPause(pause || !list ? undefined : { world: list.world, id: list.last })
  return (
    <div className="network">
      <CallTools
        find={find}
        onFind={setFind}
        isPaused={pause !== undefined}
        waiting={waiting}
        onPause={togglePause}
        onClear={clear}
      />
      {failure ? <p role="alert">{failure}</p> : null}
      <PendingAnswers answers={list?.answers ?? {}} onChanged={refresh} />
      <EntryList
        label="Calls to the gateway"
        entries={shown}
        keyOf={keyOf}
        columns={CALL_COLUMNS}
        selected={entry === '' ? undefined : entry}
        onSelect={(key) => setEntry(key ?? '')}
        toneOf={toneOf}
        empty={emptyText(list !== undefined, find !== '', waiting)}
      />
      {entry === '' ? null : (
        <CallDetail
          key={`${list?.world} ${entry}`}
          id={entry}
          line={list?.calls.find((call) => keyOf(call) === entry)}
          onOpen={setEntry}
          onChanged={refresh}
        />
      )}
      <Reports merchant={merchant} />
    </div>
  )
}

function emptyText(isLoaded: boolean, isSearched: boolean, waiting: number): string {
  if (!isLoaded) return 'Loading…'
  if (isSearched) return 'No call matches the search.'
  return waiting > 0 ? 'The list is paused.' : 'The page has made no call yet.'
}
