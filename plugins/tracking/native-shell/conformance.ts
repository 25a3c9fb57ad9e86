import type { ConformanceOptions } from '@foyer/sdk/testing'

/** The suite's page is that of an app with a bridge: without one, `send` throws as it must. */
export const options: ConformanceOptions = {
  services: () => {
    Object.assign(globalThis, { Android: { eventTracker: () => undefined } })
    return {}
  },
}
