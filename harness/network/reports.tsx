import { type ReactNode, useEffect, useState } from 'react'
import { readReports } from '../gateway-client.ts'
import { type ReportLine, reportLines } from './report-list.ts'

/** How often the gateway is asked while the list is open. */
const POLL_MS = 1_000

interface Props {
  readonly merchant: string
}

/** What pages of the merchant have reported, newest first: a page sends when it is hidden, reloaded or closed. */
export function Reports({ merchant }: Props): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <details className="card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Reports of pages</summary>
      {open ? <ReportTable key={merchant} merchant={merchant} /> : null}
    </details>
  )
}

function ReportTable({ merchant }: Props): ReactNode {
  const [lines, setLines] = useState<readonly ReportLine[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let shown = true
    const poll = (): void =>
      void readReports(merchant).then(
        (batches) => {
          if (!shown) return
          setLines(reportLines(batches))
          setFailure(undefined)
        },
        (error: unknown) => shown && setFailure(String(error)),
      )
    poll()
    const timer = setInterval(poll, POLL_MS)
    return () => {
      shown = false
      clearInterval(timer)
    }
  }, [merchant])
  if (failure) return <p role="alert">{failure}</p>
  if (!lines) return <p className="note">Loading…</p>
  if (lines.length === 0)
    return <p className="note">None yet: a page reports when it is hidden, reloaded or closed.</p>
  return (
    <ul className="messages">
      {lines.map(({ what, where }, at) => (
        // Two reports may be alike in all that they say.
        <li key={lines.length - at}>
          <span>{what}</span> <span className="note">{where}</span>
        </li>
      ))}
    </ul>
  )
}
