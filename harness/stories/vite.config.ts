import { resolve } from 'node:path'
import { defineConfig } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** For Ladle, which adds React's plugin, its root and its entry. The site's own configuration would bake and mock. */
export default defineConfig({
  publicDir: false,
  cacheDir: resolve(root, 'node_modules/.vite-stories'),
  // A plugin of this name prevents Ladle from adding one for a feature that Vite has built in.
  plugins: [{ name: 'vite:tsconfig-paths' }],
  resolve: {
    conditions: ['foyer-source', 'module', 'browser', 'development|production'],
    tsconfigPaths: true,
  },
  optimizeDeps: { include: ['reflect-metadata/lite'] },
  server: { host: '127.0.0.1', open: 'none' },
})
