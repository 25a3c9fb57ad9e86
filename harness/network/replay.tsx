import { type ReactNode, useState } from 'react'
import { replayCall } from './calls-client.ts'

interface Props {
  /** Of the call. */
  readonly id: number
  readonly onOpen: (id: string) => void
  readonly onChanged: () => void
}

/** Makes a call again, and offers to open the new one: the focus stays on the button, for another replay. */
export function Replay({ id, onOpen, onChanged }: Props): ReactNode {
  const [isRunning, setRunning] = useState(false)
  const [made, setMade] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const replay = async (): Promise<void> => {
    if (isRunning) return
    setRunning(true)
    setFailure(undefined)
    try {
      setMade(await replayCall(id))
    } catch (error) {
      setMade(undefined)
      setFailure(String(error))
    }
    setRunning(false)
    onChanged()
  }
  return (
    <>
      {made === undefined ? null : (
        <button type="button" onClick={() => onOpen(String(made))}>
          Open call {made}
        </button>
      )}
      <output className="note">
        {isRunning ? 'Replaying…' : made === undefined ? '' : `Replayed as call ${made}`}
      </output>
      {failure ? <p role="alert">{failure}</p> : null}
      <button type="button" aria-disabled={isRunning} onClick={() => void replay()}>
        Replay
      </button>
    </>
  )
}
