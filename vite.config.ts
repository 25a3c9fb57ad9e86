import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devSite } from './app/build/dev-site.ts'
import { chunkLoader, withItself } from './app/build/chunk-loader.ts'
import { firstPathChunks, withoutFirstPath } from './app/build/chunks.ts'
import { leanAxios } from './app/build/lean-axios.ts'
import { sharedModules } from './app/build/shared-modules.ts'
import { sabotage } from './harness/sabotage/vite-plugin.ts'
import { mockGateway } from './mocks/adapters/vite.ts'

/** Conditions under which `@foyer/sdk` is its own source. */
const conditions = ['foyer-source', 'module', 'browser', 'development|production']

const ENTRY = 'app/main.tsx'
const firstPath = withoutFirstPath(ENTRY)

export default defineConfig(({ command, isSsrBuild }) => ({
  base: '/m/',
  publicDir: false,
  appType: 'custom',
  plugins: [
    react(),
    firstPath.plugin,
    chunkLoader(),
    leanAxios(),
    ...(command === 'serve' ? [mockGateway(), devSite(), sabotage()] : isSsrBuild ? [] : [sharedModules()]),
  ],
  resolve: { conditions },
  ssr: { resolve: { conditions: ['foyer-source', 'module', 'node', 'development|production'] } },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    host: '127.0.0.1',
    allowedHosts: ['.localhost'],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { outDir: 'dist/server', emptyOutDir: true, minify: false }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          modulePreload: {
            polyfill: false,
            resolveDependencies: withItself(firstPath.resolveDependencies),
          },
          rolldownOptions: {
            input: ENTRY,
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              chunkFileNames: 'assets/[name]-[hash].js',
              assetFileNames: 'assets/[name]-[hash][extname]',
              codeSplitting: firstPathChunks(ENTRY),
            },
          },
        }),
  },
}))
