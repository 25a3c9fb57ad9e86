import type { FactArea, Shell } from '@foyer/sdk'
import { APP_SWITCH, MODAL_LATEST_MS } from './constants.ts'

/** What a launch reads before it begins (RO-03). */
export interface AppFacts {
  readonly shell: Shell
  /** The merchant's switches; `undefined`: they have not arrived. */
  readonly switches: FactArea
  /** The status is still under way. */
  readonly statusPending: boolean
  /** A plugin provides the install modal now. */
  readonly modal: boolean
  /** Age of the page, in milliseconds: the install modal's plugin starts soon after the page, and not with it. */
  readonly pageAgeMs: number
}

/**
 * What comes first. `launch`: the game. `modal`: the install modal. `wait`: it is not known yet. `notice`: the game, with a
 * notice that there is no app.
 */
export type AppRule = 'launch' | 'modal' | 'wait' | 'notice'

/**
 * STARTGAMEINAPP3: games require the installed app (RO-03). Pure. The native app and the home screen are installed; without
 * a status the game launches.
 */
export function appRule({ shell, switches, statusPending, modal, pageAgeMs }: AppFacts): AppRule {
  if (shell !== 'browser') return 'launch'
  if (switches === undefined) return statusPending ? 'wait' : 'launch'
  if (switches[APP_SWITCH] !== true) return 'launch'
  if (modal) return 'modal'
  return pageAgeMs < MODAL_LATEST_MS ? 'wait' : 'notice'
}
