import type { ReactNode } from 'react'
import { PanelTable } from '../panel/panel-table.tsx'
import type { Need } from './need-list.ts'
import type { StageReport } from './stage-report.ts'

type Facts = Pick<StageReport, 'needs' | 'adds' | 'uses'>

const FAKES: Readonly<Record<Need['fake'], string>> = {
  sdk: 'the SDK’s fake',
  own: 'the fake of its conformance.ts',
  none: 'nothing',
}

/** What the plugin needs, adds, and did to its fakes. */
export const FactLists = ({ report: { needs, adds, uses } }: { readonly report: Facts }): ReactNode => (
  <>
    <FactList
      id="needs"
      title="Needs"
      columns={['Service', 'Stands in for it']}
      names={[0]}
      none="It needs no service."
      rows={needs.map(({ token, required, fake }) => [required ? token : `${token}, optional`, FAKES[fake]])}
    />
    <FactList
      id="adds"
      title="Adds"
      columns={['To', 'What', 'From']}
      names={[0, 1]}
      none="It adds nothing."
      rows={adds.map(({ point, name, from }) => [point, name, from === 'code' ? 'its code' : 'its manifest'])}
    />
    <FactList
      id="calls"
      title="Calls"
      columns={['Kind', 'What']}
      names={[1]}
      none="It has used none of its fakes so far."
      rows={uses.map(({ kind, what }) => [kind, what])}
    />
  </>
)

interface ListProps {
  readonly id: string
  readonly title: string
  readonly columns: readonly string[]
  /** The columns whose cells are names or data. */
  readonly names: readonly number[]
  /** What an empty list says. */
  readonly none: string
  readonly rows: readonly (readonly string[])[]
}
function FactList({ id, title, columns, names, none, rows }: ListProps): ReactNode {
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="note">{none}</p>
      ) : (
        <PanelTable label={title} columns={columns}>
          {rows.map((cells, at) => (
            // Two rows may be alike in all that they say.
            // eslint-disable-next-line react/no-array-index-key -- rows are only added at the end of their kind
            <tr key={at}>
              {cells.map((cell, column) => (
                // eslint-disable-next-line react/no-array-index-key -- a row's cells never move
                <td key={column}>{names.includes(column) ? <code>{cell}</code> : cell}</td>
              ))}
            </tr>
          ))}
        </PanelTable>
      )}
    </section>
  )
}
