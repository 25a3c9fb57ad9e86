import { PROMPT_PAUSE_MS } from './constants.ts'

/** The build that this browser was last served, and when (epoch milliseconds) the player was last asked to refresh; 0: never. */
export interface SeenBuild {
  readonly digest: string
  readonly askedAt: number
}

/**
 * What to remember of the build that is served now (ST-15); `undefined`: nothing new. `ask`: this page is an older one, so
 * the player is asked to refresh. Every tab remembers together, so one of them asks, and once for each build. A change that
 * comes too soon after the last question is left for a later check.
 *
 * @param own the digest of the page's own build; a page that is as new as the server has nothing to refresh
 */
export function judgeBuild(
  served: string,
  seen: SeenBuild | undefined,
  own: string | undefined,
  now: number,
): (SeenBuild & { readonly ask: boolean }) | undefined {
  if (!seen) return { digest: served, askedAt: 0, ask: false }
  const { digest, askedAt } = seen
  if (served === digest || now - askedAt < PROMPT_PAUSE_MS) return undefined
  const ask = served !== own
  return { digest: served, askedAt: ask ? now : askedAt, ask }
}
