import { type ReactNode, useEffect, useState } from 'react'
import { type BridgeCall, type BridgeMode, putBridge } from './bridge-double.ts'
import { Choice } from '../panel/choice.tsx'
import { timeOfDay } from '../panel/time-of-day.ts'
import { PanelTable } from '../panel/panel-table.tsx'

/** How soon a page that the frame has loaded gets the bridge. */
const POLL_MS = 250
/** Number of calls that are shown. */
const SHOWN = 50
const MODES = [
  ['none', 'Absent'],
  ['takes', 'Takes events'],
  ['throws', 'Throws'],
] as const satisfies readonly (readonly [BridgeMode, string])[]

interface Props {
  /** The window of the page in the frame. */
  readonly page: () => object | undefined
}

/** The native shell's bridge on the page in the frame, and what it received, newest first (EN-13). */
export function NativeBridge({ page }: Props): ReactNode {
  const [mode, setMode] = useState<BridgeMode>('none')
  const [calls, setCalls] = useState<readonly BridgeCall[]>([])
  useEffect(() => {
    const put = (): void => {
      const shown = page()
      if (shown) putBridge(shown, mode, (call) => setCalls((before) => [call, ...before].slice(0, SHOWN)))
    }
    put()
    if (mode === 'none') return
    const timer = setInterval(put, POLL_MS)
    return () => clearInterval(timer)
  }, [mode, page])
  return (
    <details className="card">
      <summary>Native shell{calls.length > 0 ? ` (${calls.length})` : ''}</summary>
      <Choice
        label="The app’s eventTracker"
        value={mode}
        choices={MODES}
        onChoose={(value) => setMode(MODES.find(([known]) => known === value)?.[0] ?? 'none')}
      />
      {calls.length === 0 ? (
        <p className="note">
          Nothing has been received. The site calls the app where the browser’s user agent is the app’s, and
          the player has consented to marketing.
        </p>
      ) : (
        <CallTable calls={calls} />
      )}
    </details>
  )
}

const CallTable = ({ calls }: { readonly calls: readonly BridgeCall[] }): ReactNode => (
  <PanelTable label="Received by the app" columns={['Time', 'Event', 'As it came']}>
    {calls.map(({ at, name, event }, index) => (
      <tr key={calls.length - index}>
        <td>{timeOfDay(at)}</td>
        <td>{name}</td>
        <td>
          <code>{event}</code>
        </td>
      </tr>
    ))}
  </PanelTable>
)
