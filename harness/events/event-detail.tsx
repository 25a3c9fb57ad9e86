import type { ReactNode } from 'react'
import { CopyButton } from '../panel/copy-button.tsx'
import { timeOfDay } from '../panel/time-of-day.ts'
import type { ListedEvent } from './event-log.ts'

/** One event, whole. */
export function EventDetail({ entry }: { readonly entry: ListedEvent }): ReactNode {
  const { event, at, heard, payload } = entry
  const text = JSON.stringify(payload, undefined, 2) ?? ''
  return (
    <section aria-label="Event" className="detail">
      <header>
        <h2>{event}</h2>
        <CopyButton label="Copy the payload" text={text} />
      </header>
      <p className="note">
        {timeOfDay(at)} · {heard === 0 ? 'nobody has subscribed' : `${heard} subscribed`}
      </p>
      <pre className="code-block" tabIndex={0} aria-label="Payload">
        {text === '' ? 'It has no payload.' : text}
      </pre>
    </section>
  )
}
