import type { Plugin } from 'vite'

const TIMEOUT_CONSTANT = /CALL_TIMEOUT_MS = 10_000/
/** Still far longer than any call of a plugin that is well, on a busy machine too. */
const SHORT_TIMEOUT = 'CALL_TIMEOUT_MS = 3_000'

/** What never settles counts as failed after three seconds in place of ten: the tests wait for that often. */
export const shortenTimeouts = (): Plugin => ({
  name: 'foyer:impatient',
  enforce: 'pre',
  transform: {
    filter: { id: /\/kernel\/host\/core\/constants\.ts$/ },
    handler(code) {
      if (!TIMEOUT_CONSTANT.test(code))
        throw new Error('kernel/host/core/constants.ts: the time limit is not where it was')
      return code.replace(TIMEOUT_CONSTANT, SHORT_TIMEOUT)
    },
  },
})
