import type { ReactNode } from 'react'
import type { LogEntry, RecordedMessage } from '../../mocks/world/recorded-calls.ts'
import { formatJson } from './call-text.ts'
import { Code } from '../panel/code.tsx'

interface Props {
  readonly entry: LogEntry
  readonly answer: RecordedMessage | undefined
  /** The list's line is all that is left of the call. */
  readonly isGone: boolean
}

/** A call as the page means it: what it sends before encryption, and the answer's data. */
export function CallMeaning({ entry, answer, isGone }: Props): ReactNode {
  const { body } = entry
  const text = answer?.body?.text
  const isCut = answer?.body?.cutFrom !== undefined
  const formatted = text === undefined ? undefined : formatJson(text)
  return (
    <section aria-label="As the page means it">
      <h3>As the page means it</h3>
      {body === undefined ? (
        <p className="note">The request has no body that the gateway could read.</p>
      ) : (
        <Code
          label={entry.encrypted ? 'Request, decrypted' : 'Request'}
          text={typeof body === 'string' ? body : JSON.stringify(body, undefined, 2)}
        />
      )}
      {formatted === undefined ? (
        <p className="note">{isGone ? 'The answer is gone.' : whyUnformatted(text, isCut)}</p>
      ) : (
        <Code label="Answer" text={formatted} />
      )}
    </section>
  )
}

function whyUnformatted(text: string | undefined, isCut: boolean): string {
  if (text === undefined) return 'There is no answer in text.'
  return isCut ? 'The answer is too long to be shown whole.' : 'The answer is no JSON.'
}
