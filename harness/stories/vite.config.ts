import { resolve } from 'node:path'
import { defineConfig } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** For Ladle, which adds React's plugin, its root and its entry. Not the site's own: that one bakes and mocks. */
export default defineConfig({
  publicDir: false,
  cacheDir: resolve(root, 'node_modules/.vite-stories'),
  // Where a plugin of this name stands, Ladle adds none for what Vite does by itself.
  plugins: [{ name: 'vite:tsconfig-paths' }],
  resolve: {
    conditions: ['foyer-source', 'module', 'browser', 'development|production'],
    tsconfigPaths: true,
  },
  optimizeDeps: { include: ['reflect-metadata/lite'] },
  server: { host: '127.0.0.1', open: 'none' },
})
