import { PROMPT_PAUSE_MS } from './constants.ts'

/** What is known when another build is served than this browser knows. */
export interface UpdateCheck {
  /** The manifests as they came. */
  readonly manifests: readonly string[]
  /** Their digest. */
  readonly served: string
  /** That of the page's own build; `undefined` where the page does not say. */
  readonly own: string | undefined
  /** When the player was last prompted, epoch milliseconds. */
  readonly promptedAt: number | undefined
  /** A part of this page's build could not be fetched. */
  readonly broken: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * What to do about it (ST-15). `unknown`: the page of an error or of a network's login is no build. `later`: the player was
 * prompted too short a time ago; servers that disagree would have it go on for ever. `current`: the page is as new as what
 * is served. `prompt`: the player is asked to refresh; also where the page cannot go on without its missing part.
 */
export function decideUpdate({
  manifests,
  served,
  own,
  promptedAt,
  broken,
  now,
}: UpdateCheck): UpdateDecision {
  if (!manifests.every(isManifest)) return 'unknown'
  if (broken) return 'prompt'
  if (served === own) return 'current'
  return promptedAt !== undefined && now - promptedAt < PROMPT_PAUSE_MS ? 'later' : 'prompt'
}
export type UpdateDecision = 'unknown' | 'later' | 'current' | 'prompt'

function isManifest(text: string): boolean {
  try {
    const manifest: unknown = JSON.parse(text)
    return typeof manifest === 'object' && manifest !== null && 'entrypoints' in manifest
  } catch {
    return false
  }
}
