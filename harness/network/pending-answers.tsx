import { type ReactNode, useState } from 'react'
import type { EditedAnswer } from '../../mocks/world/recorded-calls.ts'
import { patchWorld } from '../gateway-client.ts'

interface Props {
  /** By endpoint. */
  readonly answers: Readonly<Record<string, EditedAnswer>>
  readonly onChanged: () => void
}

/** Edited answers that wait for their endpoint's next call. */
export function PendingAnswers({ answers, onChanged }: Props): ReactNode {
  const [failure, setFailure] = useState<string>()
  const cancel = (endpoint: string): void =>
    void patchWorld({ answers: { [endpoint]: null } }).then(
      () => {
        setFailure(undefined)
        onChanged()
      },
      (error: unknown) => setFailure(String(error)),
    )
  const pending = Object.entries(answers)
  return (
    <>
      {failure ? <p role="alert">{failure}</p> : null}
      {pending.length === 0 ? null : (
        <ul className="pending-answers" aria-label="Edited answers that wait for a call">
          {pending.map(([endpoint, { status }]) => (
            <li key={endpoint}>
              <span>
                The next call of <code>{endpoint}</code> is answered with an edited {status}.
              </span>
              <button
                type="button"
                aria-label={`Cancel the edited answer of ${endpoint}`}
                onClick={() => cancel(endpoint)}
              >
                Cancel
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
