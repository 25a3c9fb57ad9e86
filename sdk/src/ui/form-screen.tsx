import { type ReactNode, useId } from 'react'
import css from './form.module.css'
import { PageHeader, type PageHeaderProps } from './page-header.tsx'

/** What `FormScreen` takes: its header's title, lead and picture, and the form. */
export interface FormScreenProps extends Omit<PageHeaderProps, 'id'> {
  readonly children: ReactNode
}

/** A screen with a form: a narrow column with a header, which names it. */
export function FormScreen({ children, ...header }: FormScreenProps): ReactNode {
  const title = useId()
  return (
    <section className={css.screen} aria-labelledby={title}>
      <PageHeader {...header} id={title} />
      {children}
    </section>
  )
}
