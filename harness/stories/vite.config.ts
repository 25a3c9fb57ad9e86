import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { brandFile } from './brand-file.ts'

const root = resolve(import.meta.dirname, '../..')

/** The merchants' logos, as the site serves them. */
const brands: Plugin = {
  name: 'foyer:story-brands',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const file = brandFile(new URL(request.url ?? '/', 'http://stories').pathname)
      if (!file || !existsSync(file)) return next()
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(readFileSync(file))
    })
  },
}

/** For Ladle, which adds React's plugin, its root and its entry. Not the site's own: that one bakes and mocks. */
export default defineConfig({
  publicDir: false,
  cacheDir: resolve(root, 'node_modules/.vite-stories'),
  // Where a plugin of this name stands, Ladle adds none for what Vite does by itself.
  plugins: [{ name: 'vite:tsconfig-paths' }, brands],
  resolve: {
    conditions: ['foyer-source', 'module', 'browser', 'development|production'],
    tsconfigPaths: true,
  },
  optimizeDeps: { include: ['reflect-metadata/lite'] },
  server: { host: '127.0.0.1', open: 'none' },
})
