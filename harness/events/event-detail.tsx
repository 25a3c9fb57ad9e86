import type { ReactNode } from 'react'
import { Code } from '../panel/code.tsx'
import { timeOfDay } from '../panel/time-of-day.ts'
import type { ListedEvent } from './event-log.ts'

/** One event, whole. */
export function EventDetail({ entry }: { readonly entry: ListedEvent }): ReactNode {
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
