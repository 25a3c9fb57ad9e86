import { LAUNCH_PATH } from './paths.ts'

/** A game, as the launch's address names it. */
export interface LaunchParameters {
  /** Vendor of the game, as the gateway names it: `TCG_SEA`. */
  readonly vendor: string
  /** The gateway's game code. */
  readonly code: string
  readonly playType?: string | undefined
  /** Node and room of the game that the launch is about (OV-27). */
  readonly nodeId?: string | undefined
  readonly roomId?: string | undefined
  /** Path of this site to which the way back out of the game leads; /m/home by default. */
  readonly backUrl?: string | undefined
}

/**
 * Address that launches a game (RT-08): everything that opens a game navigates to it.
 *
 * @example
 * <Link to={launchAddress({ vendor: 'TCG_SEA', code: 'SL001' })}>
 */
export function launchAddress({ vendor, code, ...others }: LaunchParameters): string {
  const query = new URLSearchParams({ vendor, code })
  for (const [name, value] of Object.entries(others)) if (value) query.set(name, value)
  return `${LAUNCH_PATH}?${query.toString()}`
}
