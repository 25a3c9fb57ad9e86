import type { Plugin } from 'vite'

const EMPTY = '\0foyer:no-xhr'

/**
 * Leaves axios' XMLHttpRequest adapter out of the browser's build: every call of ours goes by fetch (`kernel/http/transport.ts`),
 * and axios passes over an adapter that is null, as its own builds have it of the Node adapter.
 */
export const withoutXhr = (): Plugin => ({
  name: 'foyer:without-xhr',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './xhr.js' && importer?.endsWith('/axios/lib/adapters/adapters.js') ? EMPTY : undefined,
  load: (id) => (id === EMPTY ? 'export default null' : undefined),
})
