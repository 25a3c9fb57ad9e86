import type { BusEvent } from '../../kernel/inspection/channel.ts'
import { matchText } from '../state/match-text.ts'

/** Number of events that the panel keeps. */
export const KEPT = 10_000

/** An event with a key that is its own among all pages. */
export interface ListedEvent extends BusEvent {
  readonly key: string
  /** The payload in one line. */
  readonly line: string
}

export interface EventLog {
  /** Id of the page that was asked last. */
  readonly page: string
  /** Number of its last event. */
  readonly last: number
  /** Newest first. */
  readonly entries: readonly ListedEvent[]
}
export const NO_EVENTS: EventLog = { page: '', last: 0, entries: [] }

/** The log with later events of a page, which come oldest first. */
export function withEvents(log: EventLog, page: string, events: readonly BusEvent[]): EventLog {
  const seen = page === log.page ? log.last : 0
  // An answer that came late repeats what an earlier one had.
  const later = events.filter(({ id }) => id > seen)
  const listed = later.map((event) => ({ ...event, key: `${page} ${event.id}`, line: lineOf(event.payload) }))
  return {
    page,
    last: later.at(-1)?.id ?? seen,
    entries: [...listed.reverse(), ...log.entries].slice(0, KEPT),
  }
}

const LINE_CHARS = 300

/** A payload in one line; JSON has no text for `undefined`. */
export const lineOf = (payload: unknown): string => (JSON.stringify(payload) ?? '').slice(0, LINE_CHARS)

/** The events whose id or payload has each of the words. */
export const matchingEvents = (entries: readonly ListedEvent[], find: string): readonly ListedEvent[] =>
  find.trim() === ''
    ? entries
    : entries.filter(({ event, line }) => matchText(find.trim(), [`${event} ${line}`]))
