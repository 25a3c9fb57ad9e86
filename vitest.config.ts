import { existsSync, readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const FOLDERS = ['app', 'kernel', 'sdk', 'plugins', 'mocks', 'harness', 'merchants', 'tests']

/** Files that replace modules, which no other file may be given. */
const replacingModules = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))),
)

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
    setupFiles: ['tests/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared modules',
          // Files find modules that those before them loaded: to load them anew takes a third of the time.
          isolate: false,
          include: [`{${FOLDERS.join()}}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/dist/**', ...replacingModules],
        },
      },
      { extends: true, test: { name: 'own modules', include: replacingModules } },
    ],
  },
})
