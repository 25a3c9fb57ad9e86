import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import css from './sheet-header.module.css'

/** What `SheetHeader` takes. */
export interface SheetHeaderProps {
  readonly title: string
  /** Accessible name of the close button. */
  readonly closeLabel: string
  readonly onClose: () => void
  /** `true`: for a sheet that has its own space at the edges. */
  readonly inset?: boolean
}

/** The header of a sheet: its title and the button that closes it. */
export function SheetHeader({ title, closeLabel, onClose, inset }: SheetHeaderProps): ReactNode {
  return (
    <div className={classNames(css.header, inset ? css.inset : css.full)}>
      <h2 className={css.title}>{title}</h2>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  )
}
