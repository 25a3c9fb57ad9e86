import { useTranslation } from '@foyer/sdk'
import { Fragment, type ReactNode } from 'react'
import css from '../shared/beside-form.module.css'

const MARKS = { terms: '<terms>', privacy: '<privacy>' }

/**
 * What a player accepts with an account. One text for each set of documents, in which their names stand as links:
 * no language has its sentence put together from pieces. Nothing where the merchant has no document.
 */
export function AcceptedDocuments({
  terms,
  privacy,
}: {
  readonly terms: ReactNode
  readonly privacy: ReactNode
}): ReactNode {
  const t = useTranslation<'account.register'>()
  const key = terms && privacy ? 'accept_both' : terms ? 'accept_terms' : privacy && 'accept_privacy'
  if (!key) return null
  return (
    <p className={css.other}>
      {t(key, MARKS)
        .split(/(<terms>|<privacy>)/)
        .map((part, at) => (
          <Fragment key={at}>
            {part === MARKS.terms ? terms : part === MARKS.privacy ? privacy : <span>{part}</span>}
          </Fragment>
        ))}
    </p>
  )
}
