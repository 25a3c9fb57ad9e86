import { SITE } from '@foyer/sdk'
import { type ConformanceOptions, fakeSite } from '@foyer/sdk/testing'
import { SCRIPT_GLOBAL } from './constants.ts'

/** The variant that can be dragged, and a script that keeps its contract. */
export const options: ConformanceOptions = {
  services: () => ({ [SITE]: fakeSite({ status: { switches: { LOTTMINIGAME3: true } } }) }),
  loadScript: () => Reflect.set(globalThis, SCRIPT_GLOBAL, { mount: () => () => undefined }),
}
