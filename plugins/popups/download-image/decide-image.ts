import type { Shell } from '@foyer/sdk'
import type { DownloadImage } from './image-of.ts'

/** What is known of the player before the gateway is asked. */
export interface ImageFacts {
  readonly shell: Shell
  /** The group of banners; empty: the merchant has switched the pop-up off. */
  readonly group: string
  /** Closed, or saved, in this session. */
  readonly closed: boolean
  /** The name of the file that was saved or closed last. */
  readonly lastName: string | undefined
}

/** What the gateway has. `unavailable`: it could not be asked. `refused`: a banner whose picture cannot be used. */
export type FoundImage = DownloadImage | 'none' | 'refused' | 'unavailable'

/** Whether the pop-up is shown, and why not. */
export type ImageDecision =
  | { readonly kind: 'show'; readonly image: DownloadImage }
  | { readonly kind: 'skip'; readonly reason: SkipReason }
export type SkipReason =
  | 'switched off'
  | 'installed'
  | 'closed in this session'
  | 'no picture'
  | 'picture refused'
  | 'pictures could not be fetched'
  | 'saved before'

/** Why the gateway need not be asked; `undefined`: it is (ST-24). Pure. */
export function whyNotAsk({ group, shell, closed }: ImageFacts): SkipReason | undefined {
  if (group === '') return 'switched off'
  if (shell !== 'browser') return 'installed'
  return closed ? 'closed in this session' : undefined
}

const UNFOUND = {
  none: 'no picture',
  refused: 'picture refused',
  unavailable: 'pictures could not be fetched',
} as const satisfies Record<string, SkipReason>

/** Whether a picture is shown (ST-24). Pure. */
export function decideImage(facts: ImageFacts, found: FoundImage): ImageDecision {
  const reason = whyNotAsk(facts)
  if (reason) return { kind: 'skip', reason }
  if (typeof found === 'string') return { kind: 'skip', reason: UNFOUND[found] }
  return found.name === facts.lastName
    ? { kind: 'skip', reason: 'saved before' }
    : { kind: 'show', image: found }
}
