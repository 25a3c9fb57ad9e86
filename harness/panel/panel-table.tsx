import type { ReactNode } from 'react'
import './panel-table.css'

interface Props {
  readonly label: string
  readonly columns: readonly string[]
  /** The rows, as `tr`. */
  readonly children: ReactNode
}

/** A table of the panel, which scrolls in itself. */
export const PanelTable = ({ label, columns, children }: Props): ReactNode => (
  <div className="panel-table">
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
