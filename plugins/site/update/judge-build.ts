import { PROMPT_PAUSE_MS } from './constants.ts'

/** What is known when another build is served than this browser has seen. */
export interface Found {
  /** The manifests as they came. */
  readonly manifests: readonly string[]
  /** Their digest. */
  readonly served: string
  /** That of the page's own build; `undefined` where the page does not say. */
  readonly own: string | undefined
  /** When the player was last asked, epoch milliseconds. */
  readonly askedAt: number | undefined
  /** A part of this page's build could not be fetched. */
  readonly broken: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * What to make of it (ST-15). `unknown`: an error's or a network's login page, which is no build. `later`: the player was
 * asked too short a time ago; servers that disagree would have it go on for ever. `current`: the page is as new as what is
 * served. `ask`: the player is asked to refresh; also where the page cannot go on without its missing part.
 */
export function judgeBuild({ manifests, served, own, askedAt, broken, now }: Found): Judgement {
  if (!manifests.every(isManifest)) return 'unknown'
  if (broken) return 'ask'
  if (served === own) return 'current'
  return askedAt !== undefined && now - askedAt < PROMPT_PAUSE_MS ? 'later' : 'ask'
}
export type Judgement = 'unknown' | 'later' | 'current' | 'ask'

function isManifest(text: string): boolean {
  try {
    const manifest: unknown = JSON.parse(text)
    return typeof manifest === 'object' && manifest !== null && 'entrypoints' in manifest
  } catch {
    return false
  }
}
