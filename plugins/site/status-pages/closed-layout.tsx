import { useServices } from '@foyer/sdk'
import { PageHeader } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './closed-layout.module.css'
import type { manifest } from './manifest.ts'

interface Props {
  readonly art: ReactNode
  readonly title: string
  readonly description: ReactNode
  /** Further details. */
  readonly children?: ReactNode
  /** The same in English, for players whose language is another. */
  readonly english?: { readonly title: string; readonly text: ReactNode } | undefined
  readonly actions: ReactNode
}

const LOGO_HEIGHT_PX = 36

/** The dialog focuses the heading when it opens, so that screen readers and small screens begin with it. */
function focusFirst(heading: HTMLElement | null): void {
  heading?.setAttribute('autofocus', '')
}

/** The full-screen page of a closed site: the merchant, the reason, and the actions. */
export function ClosedLayout({ art, title, description, children, english, actions }: Props): ReactNode {
  const { site } = useServices<typeof manifest>()
  const { id, name } = site.merchant
  return (
    <div className={css.page}>
      <img className={css.logo} src={`/m/brand/${id}/logo.svg`} alt={name} height={LOGO_HEIGHT_PX} />
      <div className={css.body}>
        <PageHeader
          picture={
            <div className={css.art} aria-hidden>
              {art}
            </div>
          }
          headingRef={focusFirst}
          title={title}
          large
        />
        <div className={css.text}>{description}</div>
        {children}
        {english && (
          <section className={css.english} lang="en" dir="ltr" aria-label={english.title}>
            <h2 className={css.subtitle}>{english.title}</h2>
            <div className={css.text}>{english.text}</div>
          </section>
        )}
      </div>
      <div className={css.actions}>{actions}</div>
    </div>
  )
}
