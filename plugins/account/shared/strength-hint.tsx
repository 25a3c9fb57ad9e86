import { useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import css from './strength-hint.module.css'

const STRENGTHS = ['weak', 'fair', 'strong'] as const
type Strength = (typeof STRENGTHS)[number]

/** Minimum lengths of a fair and of a strong password. Characters. */
const FAIR_LENGTH = 8
const STRONG_LENGTH = 12

/** A password of fewer different characters is guessed soon. */
const FAIR_VARIETY = 5
const STRONG_VARIETY = 8

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

/** Roughly how hard a password is to guess: a hint, not a rule. */
export function strengthOf(password: string): Strength {
  const characters = [...password]
  const variety = new Set(characters).size
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  if (characters.length < FAIR_LENGTH || variety < FAIR_VARIETY || isRun(characters)) return 'weak'
  const long = characters.length >= STRONG_LENGTH && variety >= STRONG_VARIETY
  if (long || (kinds >= 3 && variety >= STRONG_VARIETY)) return 'strong'
  return kinds >= 2 || long ? 'fair' : 'weak'
}

/** Whether each character follows the one before, up or down: 12345678, hgfedcba. */
function isRun(characters: readonly string[]): boolean {
  const steps = characters.slice(1).map((each, at) => codeOf(each) - codeOf(characters[at] ?? ''))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0

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
