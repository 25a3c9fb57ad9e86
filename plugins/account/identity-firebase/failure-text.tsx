import { useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { failureLines } from './failure-lines.ts'
import css from './failure-text.module.css'
import type { IdentityFailure } from './identity-failure.ts'

/** A failure as a block of a form (ER-10). */
export function FailureText({ failure }: { readonly failure: IdentityFailure }): ReactNode {
  const t = useTranslation<'account.identity-firebase'>()
  const [summary, ...details] = failureLines(failure, t)
  return (
    <div className={css.failure} role="alert">
      <p className={css.text}>{summary}</p>
      {details.map((line) => (
        <p key={line} className={css.detail}>
          {line}
        </p>
      ))}
    </div>
  )
}
