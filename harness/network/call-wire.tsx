import type { ReactNode } from 'react'
import type { RecordedCall, RecordedMessage } from '../../mocks/world/recorded-calls.ts'
import { cutNote, headerLines, statusLine } from './call-text.ts'
import { Code } from '../panel/code.tsx'

/** A call as it went over the wire, its secrets masked. */
export function CallWire({ call: { entry, request, answer } }: { readonly call: RecordedCall }): ReactNode {
  return (
    <section aria-label="On the wire">
      <h3>On the wire</h3>
      <Code label="Request headers" text={`${entry.method} ${entry.path}\n${headerLines(request.headers)}`} />
      <Body label="Request body" message={request} />
      {answer ? (
        <>
          <Code label="Answer headers" text={`${statusLine(entry.status)}\n${headerLines(answer.headers)}`} />
          <Body label="Answer body" message={answer} />
        </>
      ) : (
        <p className="note">{statusLine(entry.status)}</p>
      )}
    </section>
  )
}

interface BodyProps {
  readonly label: string
  readonly message: RecordedMessage
}
const Body = ({ label, message: { body } }: BodyProps): ReactNode =>
  body ? (
    <Code label={label} text={body.text} note={cutNote(body)} />
  ) : (
    <p className="note">{label}: none, or no text.</p>
  )
