import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { textFolders } from './text-folders.ts'

/** In development: a page fetches its texts again when one of their files changes. The page stays as it is otherwise. */
export const hotTexts = (root: string): Plugin => ({
  name: 'foyer:hot-texts',
  apply: 'serve',
  configureServer({ watcher, ws }) {
    const follow = (path: string): void => {
      if (!/[\\/]locales[\\/][^\\/]+\.json$/.test(path)) return
      const changed = [...textFolders(root)].find(([, folder]) => folder === dirname(path))
      if (changed) ws.send('foyer:texts', { namespace: changed[0] })
    }
    for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, follow)
  },
})
