import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page that the tests of stories open: with React's development warnings, and in one file, so that nothing loads late. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  resolve: {
    conditions: ['foyer-source', 'module', 'browser', 'development|production'],
    tsconfigPaths: true,
  },
  build: {
    outDir: resolve(import.meta.dirname, '../../dist/stories'),
    emptyOutDir: true,
    minify: false,
    target: 'es2022',
    chunkSizeWarningLimit: Infinity,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: false } },
  },
})
