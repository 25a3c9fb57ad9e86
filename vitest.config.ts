import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: {
    conditions: ['foyer-source', 'module', 'browser', 'development|production'],
    tsconfigPaths: true,
  },
  ssr: { resolve: { conditions: ['foyer-source', 'module', 'node', 'development|production'] } },
  test: {
    environment: 'happy-dom',
    // Vitest leaves a core idle by default, and a process for each file costs more than a thread.
    pool: 'threads',
    maxWorkers: 2,
    include: ['{app,kernel,sdk,plugins,mocks,harness,merchants,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/e2e/**'],
    setupFiles: ['tests/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    testTimeout: 30_000,
  },
})
