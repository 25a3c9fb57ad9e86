import type { ConformanceOptions } from '@foyer/sdk/testing'

const nothing = (): void => {}

/** Settings with which the suite exercises the whole plugin, with the vendor's script from its CDN in place of the package. */
export const options: ConformanceOptions = {
  settings: {
    appToken: 'abcdefghijkl',
    eventTokens: { register: 'abc123', deposit: 'def456', login: 'ghi789' },
    scriptUrl: 'https://cdn.adjust.com/adjust-latest.min.js',
  },
  loadScript: () => {
    Object.assign(globalThis, {
      Adjust: {
        initSdk: nothing,
        trackEvent: () => Promise.resolve(),
        addGlobalCallbackParameters: nothing,
        stop: nothing,
        restart: nothing,
        gdprForgetMe: nothing,
      },
    })
  },
}
