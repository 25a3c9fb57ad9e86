/** Thresholds by the gateway's names; 0: off. Days since the registration, or numbers of orders. */
export const THRESHOLDS = [
  'reg_days',
  'reg_days_forced',
  'deposit_times',
  'deposit_times_forced',
  'withdrawal_times',
  'withdrawal_times_forced',
] as const
export type Threshold = (typeof THRESHOLDS)[number]

/** When the site prompts to install the app (CO-05), checked. */
export interface InstallSettings {
  readonly thresholds: Readonly<Record<Threshold, number>>
  /** The least time between two prompts, in milliseconds (in_game_popup_interval); 0: none. */
  readonly intervalMs: number
  readonly firstDeposit: boolean
  readonly firstWithdraw: boolean
  /** `once`: the first time only. Both only with zero cards. */
  readonly bindCard: 'off' | 'once' | 'always'
  readonly loginRequired: 'off' | 'closable' | 'forced'
  /** `except`: everywhere but on these hosts; `only`: only there. */
  readonly domains: { readonly rule: 'all' | 'except' | 'only'; readonly hosts: readonly string[] }
  /** `undefined`: the whole screen for forced prompts, the bottom for the others. */
  readonly layout: 'bottom' | 'full' | undefined
  readonly theme: 'light' | 'dark'
  /** The native app is not offered. */
  readonly hideDownload: boolean
  /** The home-screen prompt is on (a2hs). */
  readonly homeScreen: boolean
  /** Names of settings that could not be read: they are off. */
  readonly refused: readonly string[]
}
