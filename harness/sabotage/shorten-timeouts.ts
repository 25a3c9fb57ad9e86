import type { Plugin } from 'vite'

const TIMEOUT_CONSTANT = /CALL_TIMEOUT_MS = 10_000/
/** Still far longer than any call of a working plugin, also on a busy machine. */
const SHORT_TIMEOUT = 'CALL_TIMEOUT_MS = 5_000'

/** A pending call counts as failed after five seconds instead of ten, because many tests wait for it. */
export const shortenTimeouts = (): Plugin => ({
  name: 'foyer:impatient',
  enforce: 'pre',
  transform: {
    filter: { id: /\/kernel\/host\/core\/constants\.ts$/ },
    handler(code) {
      if (!TIMEOUT_CONSTANT.test(code))
        throw new Error('kernel/host/core/constants.ts: the time limit was not found')
      return code.replace(TIMEOUT_CONSTANT, SHORT_TIMEOUT)
    },
  },
})
