import type { Plugin } from 'vite'

/**
 * Parts of axios that our calls never use: we send with its fetch adapter, with bodies of our own, to
 * complete addresses. They are as large as a screen, and every page would fetch them.
 */
const UNUSED = [
  'adapters/xhr',
  'cancel/CancelToken',
  'helpers/AxiosURLSearchParams',
  'helpers/HttpStatusCode',
  'helpers/formDataToJSON',
  'helpers/toFormData',
  'helpers/toURLEncodedForm',
]

/**
 * Removes them from the site's build. Ends the build where axios no longer has one of them: then check the
 * list.
 */
export function stubAxiosModules(): Plugin {
  const met = new Set<string>()
  return {
    name: 'foyer:lean-axios',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load(id) {
      const name = UNUSED.find((part) => id.endsWith(`/node_modules/axios/lib/${part}.js`))
      if (!name) return undefined
      met.add(name)
      return 'export default undefined'
    },
    buildEnd(error) {
      const missed = UNUSED.filter((part) => !met.has(part))
      if (!error && missed.length > 0) this.error(`axios has no ${missed.join(', ')} any more`)
    },
  }
}
