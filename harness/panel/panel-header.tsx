import { type ReactNode, useState } from 'react'

interface Props {
  /** Absent: nothing can be undone. */
  readonly undo: (() => void) | undefined
  /** Loads the page in the frame anew, in the same world. */
  readonly onReload: () => void
  /** Makes a new world of the state. */
  readonly onRestart: () => void
}

/** What concerns the state as a whole. */
export function PanelHeader({ undo, onReload, onRestart }: Props): ReactNode {
  const [copied, setCopied] = useState<string>()
  const copy = (): void => {
    const { href } = location
    navigator.clipboard.writeText(href).then(
      () => setCopied(href),
      () => setCopied(undefined),
    )
  }
  return (
    <header>
      <h1>Foyer harness</h1>
      <button type="button" disabled={!undo} onClick={undo}>
        Undo
      </button>
      <button type="button" title="The same world, loaded anew" onClick={onReload}>
        Reload page
      </button>
      <button type="button" title="A new world of this state" onClick={onRestart}>
        Restart
      </button>
      <button type="button" onClick={copy}>
        {copied === location.href ? 'Copied' : 'Copy link'}
      </button>
    </header>
  )
}
