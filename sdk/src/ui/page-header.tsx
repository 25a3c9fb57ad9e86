import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import css from './page-header.module.css'

/** What `PageHeader` takes. */
export interface PageHeaderProps {
  readonly title: ReactNode
  /** Id of the heading, for `aria-labelledby` of the page. */
  readonly id?: string
  /** What the page is for, in a sentence below the title. */
  readonly lead?: ReactNode
  /** Drawn in a round badge above the title. */
  readonly icon?: IconName
  /** Above the title instead of an icon: a logo, an illustration. */
  readonly picture?: ReactNode
  /** `center` by default. */
  readonly align?: 'start' | 'center'
  /** `true`: the larger title of pages that represent the site, such as the login. */
  readonly large?: boolean
  /** Ref of the heading, which then can take the focus by script. */
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/** The header of a page: its `h1`, with an optional picture above and sentence below. */
export function PageHeader(props: PageHeaderProps): ReactNode {
  const { title, id, lead, icon, picture, align = 'center', large, headingRef } = props
  return (
    <header className={classNames(css.header, css[align])}>
      {icon && (
        <span className={css.badge}>
          <Icon name={icon} size={32} />
        </span>
      )}
      {picture}
      <h1
        id={id}
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className={classNames(css.title, large && css.large)}
      >
        {title}
      </h1>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
    </header>
  )
}
