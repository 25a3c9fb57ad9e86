import type { ConsentCategory, GrantedConsent } from '@foyer/sdk'
import type { Choice } from './choice.ts'
import { CLOCK_TOLERANCE_MS } from './constants.ts'

/** What the player is asked by, and for how long. */
export interface AskSettings {
  readonly policyVersion: string
  /** What the player is shown. */
  readonly categories: readonly ConsentCategory[]
  readonly respectGpc: boolean
  readonly respectDnt: boolean
  readonly months: number
}
/** What the browser tells every site. */
export interface Signals {
  /** Global Privacy Control. */
  readonly gpc: boolean
  /** Do Not Track. */
  readonly dnt: boolean
}
/** Why the player is asked: never before; another policy; the choice is too old; a category is new. */
export type AskReason = 'first' | 'policy' | 'expired' | 'category'

export interface Decision {
  /** Absent: the player is not asked. */
  readonly ask?: AskReason
  readonly granted: GrantedConsent
  /** The choice that counts. */
  readonly choice?: Choice
  /** Marketing is refused because the browser asks not to be tracked. */
  readonly signal: boolean
}

const NOTHING: GrantedConsent = { marketing: false, analytics: false, support: false }

/**
 * Whether the player is asked for consent, and what counts as granted meanwhile (TR-16, TR-19). Nothing does without a
 * choice of the current policy. A signal of the browser that the merchant respects refuses marketing, unless the player
 * has allowed it in spite of the signal.
 *
 * @param now epoch milliseconds
 */
export function whatToAsk(
  stored: Choice | undefined,
  settings: AskSettings,
  signals: Signals,
  now: number,
): Decision {
  const { categories, policyVersion, months } = settings
  const signal = isRespected(settings, signals)
  // A signal answers for marketing: where nothing else is asked for, the player is not bothered.
  const asked = signal ? categories.filter((category) => category !== 'marketing') : categories
  const anew = (ask: AskReason): Decision =>
    asked.length > 0 ? { ask, granted: NOTHING, signal } : { granted: NOTHING, signal }
  if (!stored) return anew('first')
  if (stored.version !== policyVersion) return anew('policy')
  if (now >= addMonths(stored.at, months) || stored.at > now + CLOCK_TOLERANCE_MS) return anew('expired')
  const { answers } = stored
  const allows = (category: ConsentCategory): boolean =>
    categories.includes(category) &&
    answers[category] === true &&
    !(category === 'marketing' && signal && !stored.signal)
  const granted = {
    marketing: allows('marketing'),
    analytics: allows('analytics'),
    support: allows('support'),
  }
  const isNew = asked.some((category) => answers[category] === undefined)
  return { ...(isNew && { ask: 'category' }), granted, choice: stored, signal: signal && !granted.marketing }
}

/** The browser asks not to be tracked, and the merchant respects that. */
export const isRespected = (
  { respectGpc, respectDnt }: Pick<AskSettings, 'respectGpc' | 'respectDnt'>,
  { gpc, dnt }: Signals,
): boolean => (respectGpc && gpc) || (respectDnt && dnt)

/** The same time of the day so many months later; of a month that is too short, the day after its end. */
function addMonths(at: number, months: number): number {
  const date = new Date(at)
  return date.setUTCMonth(date.getUTCMonth() + months)
}
