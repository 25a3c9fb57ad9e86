import { LAUNCH_PATH } from './paths.ts'

/** What a Vietnam lottery opens with: the tickets of one lottery, or the lobby of all of them. */
export type LottoView = 'betting' | 'lobby'

/** What every launch's address may name. */
export interface AnyLaunch {
  /** The gateway's code of the game, or of the lottery. */
  readonly code: string
  readonly playType?: string | undefined
  /** Node and room of the game that the launch is about (OV-27). */
  readonly nodeId?: string | undefined
  readonly roomId?: string | undefined
  /** The vendor's own lobby opens first. */
  readonly hasLobby?: boolean | undefined
  /** Path of this site to which the way back out of the game leads; /m/home by default. */
  readonly backUrl?: string | undefined
}
/** A game in the SEA mode. */
export interface SeaLaunch extends AnyLaunch {
  /** Vendor of the game, as the gateway names it: `TCG_SEA`. */
  readonly vendor: string
  readonly prizeMode?: undefined
  readonly lottoView?: undefined
}
/** A Vietnam lottery. */
export interface LotteryLaunch extends AnyLaunch {
  /** The gateway's prize mode: `1`. */
  readonly prizeMode: string
  /** `betting` by default. */
  readonly lottoView?: LottoView | undefined
  /** `TCG_LOTTO_VN` by default. */
  readonly vendor?: string | undefined
}
/** A game or a Vietnam lottery, as the launch's address names it. */
export type LaunchParameters = SeaLaunch | LotteryLaunch

/**
 * Address that launches a game, or with `prizeMode` a Vietnam lottery (RT-08): everything that opens a game navigates
 * to it.
 *
 * @example
 * <Link to={launchAddress({ vendor: 'TCG_SEA', code: 'SL001' })}>
 */
export function launchAddress({ prizeMode, vendor, code, ...others }: LaunchParameters): string {
  const query = new URLSearchParams()
  const given = { prize_mode: prizeMode, vendor, code, ...others }
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, String(value))
  return `${LAUNCH_PATH}?${query.toString()}`
}
