import { PROMPT_PAUSE_MS } from './constants.ts'

/** Inputs of the decision, when the served build differs from the one that this browser knows. */
export interface UpdateCheck {
  /** The manifests as served. */
  readonly manifests: readonly string[]
  /** Their digest. */
  readonly served: string
  /** Digest of the page's own build; `undefined` if the page does not contain it. */
  readonly own: string | undefined
  /** When the player was last prompted, epoch milliseconds. */
  readonly promptedAt: number | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Decides about another build (ST-15). `unknown`: what is served is no manifest, but an error page or a network's login.
 * `later`: the last prompt is too recent; servers with different builds would cause endless prompts. `current`: the page
 * is the served build. `prompt`: the player is asked to refresh.
 */
export function decideUpdate({ manifests, served, own, promptedAt, now }: UpdateCheck): UpdateDecision {
  if (!manifests.every(isManifest)) return 'unknown'
  if (served === own) return 'current'
  // A clock that was ahead has left a stamp of the future: it counts as none.
  const since = promptedAt === undefined ? -1 : now - promptedAt
  return since >= 0 && since < PROMPT_PAUSE_MS ? 'later' : 'prompt'
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
