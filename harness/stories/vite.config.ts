import { existsSync, readFileSync } from 'node:fs'
import { resolve, join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const BRAND = /^\/m\/brand\/([a-z-]+)\/((?:logo|icon)\.svg)$/

/** The file of a merchant's logo or icon, by its path on the site; `undefined` for any other path. */
export function brandFile(pathname: string): string | undefined {
  const [, merchant, name] = BRAND.exec(pathname) ?? []
  return merchant && name ? join(import.meta.dirname, '../../merchants', merchant, name) : undefined
}

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

/** For Ladle, which adds React's plugin, its root and its entry. The site's own configuration would bake and mock. */
export default defineConfig({
  publicDir: false,
  cacheDir: resolve(root, 'node_modules/.vite-stories'),
  // A plugin of this name prevents Ladle from adding one for a feature that Vite has built in.
  plugins: [{ name: 'vite:tsconfig-paths' }, brands],
  resolve: {
    conditions: ['foyer-source', 'module', 'browser', 'development|production'],
    tsconfigPaths: true,
  },
  optimizeDeps: { include: ['reflect-metadata/lite'] },
  server: { host: '127.0.0.1', open: 'none' },
})
