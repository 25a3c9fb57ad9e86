import type { ReactNode } from 'react'
import type { ForeignFileReport } from '../../kernel/inspection/channel.ts'
import { foreignSize, foreignStatus, foreignTexts, LARGE_FILE_BYTES } from './foreign-status.ts'

/** Every entry of the profile's foreign plugins: those that were refused or never asked for are in no other list. */
export function ForeignList({ foreign }: { readonly foreign: readonly ForeignFileReport[] }): ReactNode {
  if (foreign.length === 0) return null
  return (
    <section aria-label="Foreign plugins" className="plugins">
      <h2>Foreign plugins</h2>
      <ul>
        {foreign.map((report, index) => (
          // Two entries may have the same id: the second one is refused.
          <li key={index} data-state={report.state === 'refused' ? 'failed' : report.state}>
            <div className="head">
              <strong>{report.id}</strong> <code>{report.url}</code>
              <span className="state">{report.state}</span>
            </div>
            <p className="why">{foreignStatus(report)}</p>
            <Size report={report} />
            {foreignTexts(report).map((line) => (
              <p key={line} className="why warning">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Size({ report }: { readonly report: ForeignFileReport }): ReactNode {
  const size = foreignSize(report)
  if (size === undefined) return null
  return <p className={(report.bytes ?? 0) > LARGE_FILE_BYTES ? 'why warning' : 'why'}>{size}</p>
}
