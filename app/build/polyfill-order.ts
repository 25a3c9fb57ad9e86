import type { Plugin } from 'vite'

/** The polyfill that tsyringe looks for while its own module runs. */
const POLYFILL = '/node_modules/reflect-metadata/ReflectLite.js'

/**
 * Makes the bundler treat the metadata polyfill as an ES module. The file is a plain script without exports;
 * as CommonJS it would run in the body of the module that imports it, after tsyringe, which throws without
 * it.
 */
export function polyfillOrder(): Plugin {
  let found = false
  return {
    name: 'foyer:polyfill-order',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!id.endsWith(POLYFILL)) return undefined
      found = true
      return { code: `${code}\nexport {}`, map: null }
    },
    buildEnd(error) {
      if (!error && !found) this.error(`the site no longer imports ${POLYFILL}`)
    },
  }
}
