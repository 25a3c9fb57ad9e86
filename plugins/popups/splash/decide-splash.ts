import type { Shell } from '@foyer/sdk'
import { LATEST_PAGE_AGE_MS } from './constants.ts'

/** What the decision reads of the page and the player. */
export interface SplashFacts {
  /** Shown in this session. */
  readonly shown: boolean
  readonly shell: Shell
  /** The home screen is shown. */
  readonly home: boolean
  readonly reducedMotion: boolean
  /** The player saves data, or the connection is slow. */
  readonly savesData: boolean
  /** The player has touched, typed or scrolled. */
  readonly touched: boolean
  /** A dialog is open. */
  readonly covered: boolean
  /** The page is in the background. */
  readonly hidden: boolean
  /** Milliseconds since the page was opened. */
  readonly pageAgeMs: number
}

export type SplashDecision =
  { readonly kind: 'show' } | { readonly kind: 'skip'; readonly reason: SkipReason }
export type SkipReason =
  | 'shown in this session'
  | 'installed'
  | 'not the home screen'
  | 'reduced motion'
  | 'saves data'
  | 'in use'
  | 'a dialog is open'
  | 'in the background'
  | 'too late'

/**
 * Whether the splash is shown (ST-25). Pure. The app and the home screen have one of the system, and a player who has begun
 * is not interrupted.
 */
export function decideSplash(facts: SplashFacts): SplashDecision {
  const reason = whyNot(facts)
  return reason ? { kind: 'skip', reason } : { kind: 'show' }
}

function whyNot(facts: SplashFacts): SkipReason | undefined {
  if (facts.shown) return 'shown in this session'
  if (facts.shell === 'native' || facts.shell === 'pwa') return 'installed'
  if (!facts.home) return 'not the home screen'
  if (facts.reducedMotion) return 'reduced motion'
  if (facts.savesData) return 'saves data'
  if (facts.touched) return 'in use'
  if (facts.covered) return 'a dialog is open'
  if (facts.hidden) return 'in the background'
  return facts.pageAgeMs > LATEST_PAGE_AGE_MS ? 'too late' : undefined
}
