import { HOME_PATH, MAX_PARAMETER_LENGTH } from './constants.ts'
import { ownPath } from './own-path.ts'

/** A launch as the gateway is asked for it. */
export interface GameLaunch {
  readonly vendor: string
  readonly code: string
  readonly playType?: string
  /** Of this site; where the way back leads. */
  readonly backPath: string
}

/** What the address of /m/launchGame asks for (RT-08). */
export type LaunchTarget =
  | { readonly kind: 'game'; readonly game: GameLaunch }
  /** The Vietnam lottery (`prize_mode`). */
  | { readonly kind: 'lottery' }
  /** It names no game. */
  | { readonly kind: 'missing' }

/**
 * Reads `prize_mode` or `vendor`, and `code`, `playType`, `backUrl` (RT-08). A code, and a vendor or a prize mode, are
 * needed; an unusable value counts as absent; a `backUrl` of elsewhere, or of the launch itself, is /m/home.
 */
export function readLaunch(query: string, origin: string): LaunchTarget {
  const given = new URLSearchParams(query)
  const code = parameter(given, 'code')
  if (!code) return { kind: 'missing' }
  if (parameter(given, 'prize_mode')) return { kind: 'lottery' }
  const vendor = parameter(given, 'vendor')
  if (!vendor) return { kind: 'missing' }
  const playType = parameter(given, 'playType')
  const back = ownPath(given.get('backUrl'), origin)
  const backPath = back && !isLaunch(back) ? back : HOME_PATH
  return { kind: 'game', game: { vendor, code, backPath, ...(playType ? { playType } : {}) } }
}

function parameter(given: URLSearchParams, name: string): string | undefined {
  const value = given.get(name)?.trim()
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  const usable = value && value.length <= MAX_PARAMETER_LENGTH && !/[\u0000-\u001f\u007f]/.test(value)
  return usable ? value : undefined
}

const isLaunch = (path: string): boolean => /^\/m\/launchGame\/?(?:[?#]|$)/i.test(path)
