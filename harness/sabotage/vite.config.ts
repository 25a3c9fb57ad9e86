import { defineConfig, mergeConfig, type Plugin } from 'vite'
import site from '../../vite.config.ts'
import { sabotage } from './vite-plugin.ts'

const TIMEOUT_CONSTANT = /CALL_TIMEOUT_MS = 10_000/

/** Still far longer than any call of a working plugin, also on a busy machine. */
const SHORT_TIMEOUT = 'CALL_TIMEOUT_MS = 5_000'

/** A pending call counts as failed after five seconds instead of ten, because many tests wait for it. */
const shortenTimeouts = (): Plugin => ({
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

/** The site's production build with plugins that can be made to fail: for the tests only. */
export default defineConfig((env) => mergeConfig(site(env), { plugins: [sabotage(), shortenTimeouts()] }))
