import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { RecordedCall } from '../../mocks/world/recorded-calls.ts'
import { patchWorld } from '../gateway-client.ts'
import { formatJson } from './call-text.ts'
import { bodyProblem, bodyWarning, statusProblem } from './check-answer.ts'

interface Props {
  readonly call: RecordedCall
  readonly onChanged: () => void
}

/** The endpoint of calls that the gateway does not know. */
const UNKNOWN = 'unknown'
/** Where the caller got no answer. */
const DEFAULT_STATUS = 200

/** Lets the next call of this call's endpoint get another answer. */
export function EditAnswer({ call, onChanged }: Props): ReactNode {
  const { endpoint } = call.entry
  return (
    <details className="edit-answer">
      <summary>Edit the next answer</summary>
      {endpoint === UNKNOWN ? (
        <p className="note">The gateway has no route for this call, so that its answer cannot be edited.</p>
      ) : (
        <AnswerForm call={call} onChanged={onChanged} />
      )}
    </details>
  )
}

function AnswerForm({ call: { entry, answer }, onChanged }: Props): ReactNode {
  const id = useId()
  const own = answer?.body?.text ?? ''
  const [status, setStatus] = useState(String(entry.status || DEFAULT_STATUS))
  const [body, setBody] = useState(() => formatJson(own) ?? own)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<string>()
  const wrongStatus = statusProblem(status)
  const wrongBody = bodyProblem(body)
  const warning = wrongBody === '' ? bodyWarning(body) : ''
  const isUsable = wrongStatus === '' && wrongBody === ''

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!isUsable) return
    setSaid('')
    setFailure(undefined)
    try {
      await patchWorld({ answers: { [entry.endpoint]: { status: Number(status), body } } })
      setSaid(`The next call of ${entry.endpoint} will be answered so.`)
    } catch (error) {
      setFailure(String(error))
    }
    onChanged()
  }
  return (
    <form
      aria-label={`The next answer of ${entry.endpoint}`}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <div className="field">
        <label htmlFor={`${id}-status`}>Status</label>
        <input
          id={`${id}-status`}
          inputMode="numeric"
          autoComplete="off"
          value={status}
          aria-invalid={wrongStatus !== ''}
          aria-describedby={`${id}-wrong-status`}
          onChange={({ target }) => setStatus(target.value)}
        />
        <output id={`${id}-wrong-status`} className="note problem">
          {wrongStatus}
        </output>
      </div>
      <div className="field">
        <label htmlFor={`${id}-body`}>Body</label>
        <textarea
          id={`${id}-body`}
          rows={12}
          spellCheck={false}
          value={body}
          aria-invalid={wrongBody !== ''}
          aria-describedby={`${id}-wrong-body ${id}-warning ${id}-hint`}
          onChange={({ target }) => setBody(target.value)}
        />
        <output id={`${id}-wrong-body`} className="note problem">
          {wrongBody}
        </output>
        <output id={`${id}-warning`} className="note warning">
          {warning}
        </output>
        <small id={`${id}-hint`}>
          The gateway still does what the call asks. A ••• that stays gets the real answer’s secret.
        </small>
      </div>
      <button type="submit" className="primary" aria-disabled={!isUsable}>
        Answer the next call so
      </button>
      <output className="note">{said}</output>
      {failure ? <p role="alert">{failure}</p> : null}
    </form>
  )
}
