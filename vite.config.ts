import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { OLDEST_BROWSERS, SCRIPT_TARGET } from './app/build/build-target.ts'
import { devSharedModules } from './app/build/dev-shared-modules.ts'
import { devSite } from './app/build/dev-site.ts'
import { cssClassNames, shortClassNames } from './app/build/css-class-names.ts'
import { chunkLoader, withItself } from './app/build/chunk-loader.ts'
import { chunkGroups, siteChunks } from './app/build/chunks.ts'
import { ENTRY } from './app/build/client-manifest.ts'
import { cssTypes } from './app/build/css-types-plugin.ts'
import { silenceIntended } from './app/build/intended-warnings.ts'
import { stubAxiosModules } from './app/build/stub-axios-modules.ts'
import { leanI18next } from './app/build/lean-i18next.ts'
import { textTypes } from './app/build/text-types-plugin.ts'
import { olderScript } from './app/older/older-script.ts'
import { polyfillOrder } from './app/build/polyfill-order.ts'
import { leanRouter } from './app/build/lean-router.ts'
import { sharedModules } from './app/build/shared-modules.ts'
import { sabotage } from './harness/sabotage/vite-plugin.ts'
import { mockGateway } from './mocks/adapters/vite.ts'
import { dirname } from 'node:path'
import { textFolders } from './app/build/text-folders.ts'
import { lowerLightDark } from './app/document/page-theme.ts'

/** Colours of both schemes, in development as in the build: a script may read a colour's value. */
const lightDark = (): Plugin => ({
  name: 'foyer:light-dark',
  enforce: 'pre',
  transform: {
    // A file that is imported as text or by its address is a script by now.
    filter: { id: { include: /\.css(?:\?|$)/, exclude: /[?&](?:raw|url)(?:&|$)/ }, code: 'light-dark(' },
    handler: (code) => ({ code: lowerLightDark(code), map: null }),
  },
})

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

/** The bundler would print how long the plugins took, on a slow machine only. */
const checks = { bundlerTimings: false }
/** The packages' builds for today's browsers: those that they name are for ES5, with helpers for classes and generators. */
const alias = [
  { find: /^tsyringe$/, replacement: 'tsyringe/dist/esm2015/index.js' },
  { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
]
/** Conditions under which `@foyer/sdk` is its own source. */
const conditions = ['foyer-source', 'module', 'browser', 'development|production']

const root = import.meta.dirname

export default defineConfig(({ command, isSsrBuild }) => {
  // It remembers a build's files.
  const chunks = siteChunks(root, ENTRY)
  return {
    base: '/m/',
    publicDir: false,
    appType: 'custom',
    plugins: [
      react(),
      lightDark(),
      cssTypes(root),
      textTypes(root),
      chunks.plugin,
      chunkLoader(),
      stubAxiosModules(),
      leanI18next(),
      polyfillOrder(),
      leanRouter(),
      olderScript(),
      silenceIntended(),
      ...(command === 'serve'
        ? [mockGateway(), devSharedModules(), devSite(), hotTexts(root), sabotage()]
        : isSsrBuild
          ? []
          : [sharedModules()]),
    ],
    resolve: {
      conditions,
      tsconfigPaths: true,
      alias,
    },
    css: {
      modules: { generateScopedName: (command === 'build' ? shortClassNames : cssClassNames)(root) },
    },
    ssr: { resolve: { conditions: ['foyer-source', 'module', 'node', 'development|production'] } },
    server: {
      port: Number(process.env['PORT'] ?? 5173),
      strictPort: true,
      host: '127.0.0.1',
      allowedHosts: ['.localhost'],
    },
    build: {
      target: SCRIPT_TARGET,
      cssTarget: OLDEST_BROWSERS,
      assetsInlineLimit: 0,
      ...(isSsrBuild
        ? { outDir: 'dist/server', emptyOutDir: true, minify: false, rolldownOptions: { checks } }
        : {
            outDir: 'dist/client',
            emptyOutDir: true,
            manifest: true,
            modulePreload: {
              polyfill: false,
              resolveDependencies: withItself(chunks.resolveDependencies),
            },
            rolldownOptions: {
              checks,
              optimization: { inlineConst: { mode: 'all', pass: 2 } },
              input: ENTRY,
              output: {
                entryFileNames: `assets/[name]-[hash].js`,
                chunkFileNames: `assets/[name]-[hash].js`,
                assetFileNames: `assets/[name]-[hash][extname]`,
                codeSplitting: chunkGroups(root, ENTRY),
              },
            },
          }),
    },
  }
})
