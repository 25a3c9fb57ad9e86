import { type ReactNode, useState } from 'react'
import './code.css'

interface Props {
  readonly label: string
  readonly text: string
  readonly note?: string | undefined
}

/** A text in a box that scrolls in itself, and that can be copied. */
export function Code({ label, text, note }: Props): ReactNode {
  const [said, setSaid] = useState('')
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      (error: unknown) => setSaid(String(error)),
    )
  return (
    <figure className="code-box">
      <figcaption>
        {label}
        <output className="note">{said}</output>
        <button type="button" aria-label={`Copy: ${label}`} onClick={copy}>
          Copy
        </button>
      </figcaption>
      <textarea readOnly aria-label={label} rows={rowsOf(text)} value={text} spellCheck={false} />
      {note ? <p className="note">{note}</p> : null}
    </figure>
  )
}

/** Characters in a line of the box, about; a long line of a body is broken. */
const LINE = 44
const MOST_ROWS = 14
const LOOKED_AT = LINE * MOST_ROWS

const rowsOf = (text: string): number =>
  Math.min(
    MOST_ROWS,
    text
      .slice(0, LOOKED_AT)
      .split('\n')
      .reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE)), 0),
  )
