import { HOME_PATH } from '@foyer/sdk'
import { MAX_PARAMETER_LENGTH } from './constants.ts'
import { ownPath } from './own-path.ts'

/** The data of a launch. */
export interface GameLaunch {
  readonly vendor: string
  readonly code: string
  readonly playType?: string
  /** Node and room of the game, which a banner may name (OV-27). */
  readonly nodeId?: string
  readonly roomId?: string
  /** Path of this site to which the way back leads. */
  readonly backPath: string
}

const OPTIONAL = ['playType', 'nodeId', 'roomId'] as const
type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** What the address of /m/launchGame names (RT-08). */
export type LaunchTarget =
  | { readonly kind: 'game'; readonly game: GameLaunch }
  /** The Vietnam lottery (`prize_mode`). */
  | { readonly kind: 'lottery' }
  /** The address names no game. */
  | { readonly kind: 'missing' }

/**
 * Reads `prize_mode` or `vendor`, and `code`, `playType`, `backUrl` (RT-08), `nodeId` and `roomId` (OV-27). A code, and a vendor or prize
 * mode, are required; an invalid value counts as absent; another site's `backUrl`, or the launch's own, is
 * /m/home.
 */
export function readLaunch(query: string, origin: string): LaunchTarget {
  const given = new URLSearchParams(query)
  const code = parameter(given, 'code')
  if (!code) return { kind: 'missing' }
  if (parameter(given, 'prize_mode')) return { kind: 'lottery' }
  const vendor = parameter(given, 'vendor')
  if (!vendor) return { kind: 'missing' }
  const back = ownPath(given.get('backUrl'), origin)
  const backPath = back && !isLaunch(back) ? back : HOME_PATH
  const game: Writable<GameLaunch> = { vendor, code, backPath }
  for (const name of OPTIONAL) {
    const value = parameter(given, name)
    if (value) game[name] = value
  }
  return { kind: 'game', game }
}

function parameter(given: URLSearchParams, name: string): string | undefined {
  const value = given.get(name)?.trim()
  // eslint-disable-next-line no-control-regex -- the expression looks for control characters
  const usable = value && value.length <= MAX_PARAMETER_LENGTH && !/[\u0000-\u001f\u007f]/.test(value)
  return usable ? value : undefined
}

const isLaunch = (path: string): boolean => /^\/m\/launchGame\/?(?:[?#]|$)/i.test(path)
