import { useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import css from './strength-hint.module.css'
import { strengthOf, STRENGTHS } from './passwords.ts'

/** How hard a new password is to guess, as bars and in the plugin's words (`strength_weak` …). */
export function StrengthHint({ password }: { readonly password: string }): ReactNode {
  const t = useTranslation<'account.change-password' | 'account.register'>()
  const strength = strengthOf(password)
  return (
    // Always rendered: screen readers do not read a live region that appears later.
    <div className={css.hint} aria-live="polite" data-strength={password && strength}>
      {password && (
        <>
          <span className={css.bars} aria-hidden>
            {STRENGTHS.map((each) => (
              <span key={each} className={css.bar} />
            ))}
          </span>
          <span>{t(`strength_${strength}`)}</span>
        </>
      )}
    </div>
  )
}
