import type { Plugin } from 'vite'

const MODULE = '/plugins/site/update/register-worker.ts'

/** Leaves the service worker out of the second target: it caches the files of the first. */
export function noWorker(): Plugin {
  let met = false
  return {
    name: 'foyer:no-worker',
    load: {
      order: 'pre',
      handler(id) {
        if (!id.endsWith(MODULE)) return undefined
        met = true
        return 'export const registerWorker = () => Promise.resolve(undefined)'
      },
    },
    buildEnd(error) {
      if (!error && !met) this.error(`the site has no ${MODULE} any more`)
    },
  }
}
