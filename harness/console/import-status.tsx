import { type ReactNode, useId, useState } from 'react'
import { type ImportedStatus, readStatus } from './read-status.ts'

interface Props {
  readonly disabled: boolean
  /** Proposes what the status has and is not so now. Resolves with what it cannot use; rejects where the page does not answer. */
  readonly onImport: (status: ImportedStatus) => Promise<readonly string[]>
}

/** Imports switches and settings in the format of the gateway's status, as a proposed change (HA-04). */
export function ImportStatus({ disabled, onImport }: Props): ReactNode {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [notes, setNotes] = useState<readonly string[]>([])
  const plan = async (given: string): Promise<void> => {
    setNotes([])
    const status = readStatus(given)
    if ('problem' in status) return setProblem(status.problem)
    setProblem('')
    try {
      setNotes([...status.notes, ...(await onImport(status))])
    } catch (error) {
      setProblem(String(error))
    }
  }
  const take = async (file: File | undefined): Promise<void> => {
    if (file) setText(await file.text())
  }
  return (
    <details className="card import">
      <summary>Import a status</summary>
      <form
        className="field"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void plan(text)
        }}
      >
        <label htmlFor={`${id}-file`}>File</label>
        <input
          id={`${id}-file`}
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => void take(target.files?.[0])}
        />
        <label htmlFor={id}>Or the text, as an export or the gateway has it</label>
        <textarea
          id={id}
          rows={6}
          value={text}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setText(target.value)}
        />
        <output id={`${id}-problem`} className="note problem">
          {problem}
        </output>
        <button type="submit" disabled={disabled || text.trim() === ''}>
          Plan this status
        </button>
        {notes.length > 0 ? (
          <ul className="note" aria-label="Left out">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
      </form>
    </details>
  )
}
