import { type ReactNode, useEffect, useState } from 'react'
import type { LogEntry, RecordedCall } from '../../mocks/world/recorded-calls.ts'
import { marksOf } from './call-list.ts'
import { CallMeaning } from './call-meaning.tsx'
import { CallWire } from './call-wire.tsx'
import { readCall } from './calls-client.ts'
import { EditAnswer } from './edit-answer.tsx'
import { Replay } from './replay.tsx'

interface Props {
  /** Of the call, as in the address. */
  readonly id: string
  /** What the list has of the call, for when the gateway has dropped the whole one. */
  readonly line: LogEntry | undefined
  readonly onOpen: (id: string) => void
  /** The gateway has another call or another answer to one. */
  readonly onChanged: () => void
}

/** One call in full: as the page means it beside its wire form, and what can be done with it. */
export function CallDetail({ id, line, onOpen, onChanged }: Props): ReactNode {
  const [call, setCall] = useState<RecordedCall | 'gone'>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isShown = true
    readCall(id).then(
      (read) => isShown && setCall(read ?? 'gone'),
      (error: unknown) => isShown && setFailure(String(error)),
    )
    return () => void (isShown = false)
  }, [id])

  if (failure) return <p role="alert">{failure}</p>
  if (!call) return <p className="note">Loading…</p>
  const isGone = call === 'gone'
  const entry = isGone ? line : call.entry
  return (
    <section className="card call-detail" aria-label={`Call ${id}`}>
      <header>
        <h2>
          {entry ? (
            <>
              {entry.method} <code>{entry.endpoint}</code>
            </>
          ) : (
            `Call ${id}`
          )}
        </h2>
        {entry && !isGone ? <Replay id={entry.id} onOpen={onOpen} onChanged={onChanged} /> : null}
        <button type="button" onClick={() => onOpen('')}>
          Close
        </button>
      </header>
      {entry ? (
        <p className="note">{[`Call ${id}`, `${entry.ms} ms`, ...marksOf(entry)].join(', ')}</p>
      ) : null}
      {isGone ? (
        <output className="note">
          The gateway keeps the latest calls only: this one is gone, and cannot be replayed.
        </output>
      ) : null}
      <div className="call-sides">
        {entry ? (
          <CallMeaning entry={entry} answer={isGone ? undefined : call.answer} isGone={isGone} />
        ) : null}
        {isGone ? null : <CallWire call={call} />}
      </div>
      {isGone ? null : <EditAnswer call={call} onChanged={onChanged} />}
    </section>
  )
}
