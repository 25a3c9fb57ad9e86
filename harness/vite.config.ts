import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The harness has its own root and output, so that none of it can get into the site's build (HA-07). */
export default defineConfig({
  root: import.meta.dirname,
  base: '/__harness/',
  cacheDir: resolve(import.meta.dirname, '../node_modules/.vite-harness'),
  publicDir: false,
  plugins: [react()],
  resolve: { conditions: ['foyer-source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: '../dist/harness',
    emptyOutDir: true,
    // As in the site's own build.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Packages mark client code ('use client'); here all code is client code.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
})
