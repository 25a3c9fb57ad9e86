import type { ReactNode } from 'react'
import css from './form.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

/** What `FormNote` takes. */
export interface FormNoteProps {
  readonly icon: IconName
  readonly children: ReactNode
}

/** A sentence below a form's button: what happens with the data. */
export const FormNote = ({ icon, children }: FormNoteProps): ReactNode => (
  <p className={css.note}>
    <Icon name={icon} size={16} />
    <span>{children}</span>
  </p>
)
