import { GAMES_PATH, isHomePath, MEMBER_PATH } from '@foyer/sdk'
import type { PushSupport } from './push-support.ts'

/** After what the player is asked (OV-18). */
export type OfferMoment = 'game' | 'deposit'

/** What the decision depends on. */
export interface OfferFacts {
  /** The merchant's setting. */
  readonly offered: boolean
  readonly support: PushSupport
  readonly permission: NotificationPermission
  /** This browser is registered. */
  readonly registered: boolean
  /** Id of the member who is signed in. */
  readonly member: string | undefined
  /** What the player has done on this visit. */
  readonly moment: OfferMoment | undefined
  /** When the member last refused, or closed the question: epoch milliseconds. */
  readonly refusedAt: number | undefined
  readonly restMs: number
  /** Path of the page. */
  readonly path: string
  /** A form is being filled in. */
  readonly formInUse: boolean
  readonly now: number
}

export type OfferDecision =
  { readonly kind: 'show'; readonly moment: OfferMoment } | { readonly kind: 'skip'; readonly reason: string }

/** Screens where nothing is paid, launched, typed or proved: the player is asked on these alone. */
export const isCalm = (path: string): boolean =>
  isHomePath(path) || path === GAMES_PATH || path === MEMBER_PATH

/** Whether the player is asked now for permission to send messages (OV-18), or why not. */
export function offerDecision(facts: OfferFacts): OfferDecision {
  const { moment, refusedAt, now, restMs } = facts
  const skip = (reason: string): OfferDecision => ({ kind: 'skip', reason })
  if (!facts.offered) return skip('switched off')
  if (facts.support !== 'supported') return skip(`device: ${facts.support}`)
  if (facts.member === undefined) return skip('guest')
  if (facts.registered) return skip('on already')
  if (facts.permission === 'denied') return skip('blocked in the browser')
  if (moment === undefined) return skip('no game or deposit yet')
  // A time in the future is of a clock that has been set back: it counts for as long, and not until that time comes.
  if (refusedAt !== undefined && Math.abs(now - refusedAt) < restMs) return skip('not now')
  if (!isCalm(facts.path)) return skip('another screen')
  if (facts.formInUse) return skip('a form is in use')
  return { kind: 'show', moment }
}
