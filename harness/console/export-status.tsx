import { type ReactNode, useId, useState } from 'react'
import { readWorld, type WorldSwitches } from '../gateway-client.ts'

/** Exports switches and settings in the format of the gateway's status (HA-04). */
export function ExportStatus(): ReactNode {
  const id = useId()
  const [text, setText] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const show = (): void => {
    setFailure(undefined)
    readWorld().then(
      (world) => setText(statusText(world)),
      (error: unknown) => setFailure(String(error)),
    )
  }
  return (
    <div className="export">
      <div className="buttons">
        <button type="button" onClick={show}>
          Export as status
        </button>
        {text === undefined ? null : (
          <button type="button" onClick={() => void navigator.clipboard.writeText(text)}>
            Copy
          </button>
        )}
      </div>
      {failure ? <p role="alert">{failure}</p> : null}
      {text === undefined ? null : (
        <>
          <label htmlFor={id} className="note">
            Switches and settings, as the gateway’s status has them
          </label>
          <textarea id={id} readOnly rows={8} value={text} />
        </>
      )}
    </div>
  )
}

/** Switches and settings in the format of the gateway's status (EN-25), for the operator of the real gateway. */
export const statusText = ({
  switches,
  whitelabelVal,
}: Pick<WorldSwitches, 'switches' | 'whitelabelVal'>): string =>
  JSON.stringify({ info: { whitelabel: switches, whitelabelVal } }, null, 2)
