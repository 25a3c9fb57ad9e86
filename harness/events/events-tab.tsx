import { type ReactNode, useState } from 'react'
import { EntryList } from '../panel/entry-list.tsx'
import type { Inspector } from '../panel/inspector.ts'
import { usePanelParameter } from '../panel/panel-address.ts'
import { timeOfDay } from '../panel/time-of-day.ts'
import { SearchBar } from '../panel/search-bar.tsx'
import { type EventLog, type ListedEvent, matchingEvents } from './event-log.ts'
import { useEvents } from './use-events.ts'
import { Code } from '../panel/code.tsx'

interface Props {
  readonly inspector: () => Inspector | undefined
}

const COLUMNS = [
  { name: 'Time', width: '104px', cell: ({ at }: ListedEvent) => timeOfDay(at) },
  { name: 'Event', width: 'minmax(150px, 2fr)', cell: ({ event }: ListedEvent) => event },
  { name: 'Payload', width: 'minmax(0, 3fr)', cell: ({ line }: ListedEvent) => <code>{line}</code> },
  { name: 'Heard by', width: '64px', cell: ({ heard }: ListedEvent) => heard },
]

/** The bus of the page in the frame: every event with its payload, from the page's first one on (HA-03). */
export function EventsTab({ inspector }: Props): ReactNode {
  const { log, clear } = useEvents(inspector)
  const [find, setFind] = usePanelParameter('find')
  const [chosen, setChosen] = usePanelParameter('entry')
  /** What is shown while it stands still. */
  const [paused, setPaused] = useState<EventLog>()
  const shown = paused ?? log
  const entries = matchingEvents(shown.entries, find)
  const entry = shown.entries.find(({ key }) => key === chosen)
  const missed = paused ? newer(log, paused) : 0
  return (
    <>
      <SearchBar
        label="Search the events"
        placeholder="Search: session, -plugin-changed, an id…"
        find={find}
        onFind={setFind}
      >
        <button
          type="button"
          aria-pressed={paused !== undefined}
          onClick={() => setPaused(paused ? undefined : log)}
        >
          {paused ? `Go on${missed > 0 ? ` (${missed} new)` : ''}` : 'Pause'}
        </button>
        <button
          type="button"
          disabled={log.entries.length === 0}
          onClick={() => {
            clear()
            setPaused(undefined)
          }}
        >
          Clear
        </button>
      </SearchBar>
      <EntryList
        label="Events"
        entries={entries}
        keyOf={({ key }) => key}
        columns={COLUMNS}
        selected={chosen === '' ? undefined : chosen}
        onSelect={(key) => setChosen(key ?? '')}
        empty={find === '' ? 'No event yet.' : 'No event has these words.'}
      />
      {entry ? <EventDetail entry={entry} /> : <p className="note">Choose an event to see its payload.</p>}
    </>
  )
}

/** How many events came since. */
function newer({ entries }: EventLog, { entries: before }: EventLog): number {
  const [first] = before
  const at = first ? entries.findIndex(({ key }) => key === first.key) : entries.length
  return at < 0 ? entries.length : at
}

/** One event, whole. */
function EventDetail({ entry }: { readonly entry: ListedEvent }): ReactNode {
  const { event, at, heard, payload } = entry
  const text = JSON.stringify(payload, undefined, 2) ?? ''
  return (
    <section aria-label="Event" className="detail">
      <h2>{event}</h2>
      <p className="note">
        {timeOfDay(at)} · {heard === 0 ? 'nobody has subscribed' : `${heard} subscribed`}
      </p>
      {text === '' ? <p className="note">It has no payload.</p> : <Code label="Payload" text={text} />}
    </section>
  )
}
