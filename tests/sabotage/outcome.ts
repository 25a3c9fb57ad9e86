import type { Failure } from '../../mocks/world/breaks.ts'

/** Sign-in and navigation: never quarantined (KN-06). */
const LOCKED: readonly string[] = ['account.auth', 'site.chrome']
/** What the guest's home is rendered with: if one of these does not run at once, the page is rendered anew. */
const FIRST_PATH: readonly string[] = [
  'site.chrome',
  'promotions.banners',
  'games.lobby',
  'account.auth',
  'site.footer',
]
/** Whose components a player meets on the way of `survive`. */
const WITH_COMPONENTS: readonly string[] = [
  ...FIRST_PATH,
  'games.draws',
  'games.launch',
  'customer-service.desk',
  'account.identity-firebase',
  'wallet.balance',
]

/** The host's report of each failure: the code and the plugin's operation. */
const SAYS: Readonly<Record<Failure, string>> = {
  'import-rejects': 'PL-THREW: $ (load)',
  'import-hangs': 'PL-TIMEOUT: $ (load)',
  'activate-throws': 'PL-THREW: $ (activate)',
  'activate-rejects': 'PL-THREW: $ (activate)',
  'activate-hangs': 'PL-TIMEOUT: $ (activate)',
  'render-throws': 'PL-THREW: $ (render)',
  'render-throws-later': 'PL-THREW: $ (render)',
  'handler-throws': 'PL-THREW: $ (event)',
  'timer-throws': 'PL-THREW: $ (timer)',
  'dispose-throws': 'PL-THREW: $ (dispose)',
  'dispose-hangs': 'PL-TIMEOUT: $ (dispose)',
}

/** The required outcome of a plugin's failure. */
export interface Outcome {
  /** Its contributions disappear from the page, sooner or later. */
  readonly gone: boolean
  /** Undefined: if it fails often enough on the way. */
  readonly quarantined: boolean | undefined
  /** Begins the message of the coded report; undefined where nothing of the plugin can fail so. */
  readonly report: string | undefined
  /**
   * React may report that it recovered: the prerendered page is rendered anew, because the plugin is gone before it is taken
   * over; or a component threw, and its plugin was gone when React tried again.
   */
  readonly rerendered: boolean
}

export function outcomeOf(plugin: string, how: Failure): Outcome {
  const starts = /^(import|activate)-/.test(how)
  const renders = how.startsWith('render-')
  const drawn = WITH_COMPONENTS.includes(plugin)
  const open = !LOCKED.includes(plugin)
  const often = open && ['handler-throws', 'timer-throws'].includes(how)
  return {
    gone: starts || often || (renders && drawn),
    quarantined: often || (open && (renders || starts) ? undefined : false),
    report: renders && !drawn ? undefined : SAYS[how].replace('$', plugin),
    rerendered: (renders && drawn) || (FIRST_PATH.includes(plugin) && (starts || often)),
  }
}
