import { useText } from '@foyer/sdk'
import type { ReactNode } from 'react'
import css from './failure-text.module.css'
import type { IdentityFailure } from './identity-failure.ts'

/** A failure in the player's words, and what support asks for: its code, and its reason if it has one (ER-10). */
export function FailureText({ failure }: { readonly failure: IdentityFailure }): ReactNode {
  const t = useText()
  const { key, code, reason } = failure
  return (
    <div className={css['failure']} role="alert">
      <p className={css['text']}>{t(key)}</p>
      <p className={css['detail']}>{t('error_code', { code })}</p>
      {reason && <p className={css['detail']}>{t('error_reason', { reason })}</p>}
    </div>
  )
}
