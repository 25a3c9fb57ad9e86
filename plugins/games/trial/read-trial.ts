import { HOME_PATH, LAUNCH_PATH } from '@foyer/sdk'
import { ownPath, readParameter } from '../shared/launch-address.ts'
import { type Trial, TRIAL_PATH } from './trial-address.ts'

/**
 * The game that the address of /m/trialGame names: `vendor` and `game`, and maybe `nodeId` and `backUrl`. A way back to a game or
 * a trial would lead to no end: it is /m/home.
 */
export const readTrial = (query: string, origin: string): Trial | undefined => readGame(query, 'game', origin)

/** The game that an address launches in the SEA mode; a lottery has no trial. */
export function readLaunched(address: string, origin: string): Trial | undefined {
  const { pathname, search } = new URL(address, origin)
  if (pathname !== LAUNCH_PATH || new URLSearchParams(search).has('prize_mode')) return undefined
  return readGame(search, 'code', origin)
}

function readGame(query: string, codeName: 'game' | 'code', origin: string): Trial | undefined {
  const given = new URLSearchParams(query)
  const vendor = readParameter(given, 'vendor')
  const code = readParameter(given, codeName)
  if (!vendor || !code) return undefined
  const nodeId = readParameter(given, 'nodeId')
  const back = ownPath(given.get('backUrl'), origin)
  const backPath = back && !OF_A_GAME.test(back) ? back : HOME_PATH
  return { vendor, code, backPath, ...(nodeId && { nodeId }) }
}

const OF_A_GAME = new RegExp(`^(?:${TRIAL_PATH}|${LAUNCH_PATH})/?(?:[?#]|$)`, 'i')
