import type { ScenarioValues } from '../define-scenario.ts'
import { PLAY_COOKIE } from '../gateway/constants.ts'
import { worldOfRequest } from '../gateway/world-of-request.ts'
import { DEVICE, STORAGE } from '../world/browser-scenarios.ts'
import { clockShift } from '../world/clock.ts'
import { DEVICES } from '../world/devices.ts'
import { scriptLiteral } from './html.ts'
import type { Play } from './play-browser.js'

const [source = ''] = Object.values(
  import.meta.glob<string>('./play-browser.js', { query: '?raw', import: 'default', eager: true }),
)

interface Played {
  readonly scenarios: ScenarioValues
}

function playOf(world: Played): Play {
  const [device, storage] = [DEVICE.of(world), STORAGE.of(world)]
  return {
    shiftMs: clockShift(world),
    ...(device !== undefined && { device: DEVICES[device] }),
    ...(storage !== undefined && { storage }),
  }
}

/** The cookies of a browser that is in the world. */
export function playCookies(world: Played): Readonly<Record<string, string>> {
  const { device, storage, shiftMs } = playOf(world)
  return device || storage || shiftMs !== 0 ? { [PLAY_COOKIE]: '1' } : {}
}

/** `GET /__gateway/browser.js`: plays the device, the time and the storage of the browser's world to its page. */
export function playScript(request: Request): Response {
  const play = scriptLiteral(playOf(worldOfRequest(request)))
  return new Response(`;(${source.slice(source.indexOf('function playBrowser'))})(window, ${play})`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  })
}
