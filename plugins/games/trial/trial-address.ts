import { HOME_PATH } from '@foyer/sdk'

/** The screen of trial games. The specification names none: the path is ours (OV-17). */
export const TRIAL_PATH = '/m/trialGame'

/** The data of a trial. */
export interface Trial {
  readonly vendor: string
  readonly code: string
  /** Node of the game at its vendor. */
  readonly nodeId?: string
  /** Path of this site to which the way back leads, out of the real game too: of the trial, where the site was opened at it. */
  readonly backPath: string
}

/**
 * Address of a game's trial. It names the game's code `game`: a `code` may be that of a sign-in, and destinations are told
 * nothing while the page's address has one (TR-17).
 */
export function trialAddress({ vendor, code, nodeId, backPath }: Trial): string {
  const backUrl = backPath === HOME_PATH ? undefined : backPath
  const query = new URLSearchParams({
    vendor,
    game: code,
    ...(nodeId && { nodeId }),
    ...(backUrl && { backUrl }),
  })
  return `${TRIAL_PATH}?${query.toString()}`
}
