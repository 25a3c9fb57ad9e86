import type { ReactNode } from 'react'

interface Props {
  /** The field's accessible name. */
  readonly label: string
  readonly placeholder: string
  readonly find: string
  readonly onFind: (find: string) => void
  /** What stands beside it. */
  readonly children?: ReactNode
}

/** A tab's search, with its other tools. */
export const SearchBar = ({ label, placeholder, find, onFind, children }: Props): ReactNode => (
  <div className="panel-tools">
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={find}
      onChange={({ target }) => onFind(target.value)}
    />
    {children}
  </div>
)
