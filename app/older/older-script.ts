import type { Plugin } from 'vite'
import { oldScript } from './old-script.ts'

/** The script of the page for old browsers: its source, and its key in the build's manifest. */
export const OLDER_SCRIPT = 'app/older/page.js'

/** Adds that script to the build: a file, since the page's policy allows no inline script of its own. */
export const olderScript = (): Plugin => ({
  name: 'foyer:older-script',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  buildStart() {
    this.emitFile({
      type: 'asset',
      name: 'older.js',
      originalFileName: OLDER_SCRIPT,
      source: oldScript(OLDER_SCRIPT),
    })
  },
})
