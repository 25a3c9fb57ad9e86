import { existsSync, readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vitest/config'
import { bundleHappyDom } from './tests/page/bundle-happy-dom.ts'

const FOLDERS = ['app', 'kernel', 'sdk', 'plugins', 'mocks', 'harness', 'merchants', 'tests']

const testFiles = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist|full)\//.test(file))
    .map((file) => `${folder}/${file}`),
)
/** Modules that are replaced stay for the next file; timers that are replaced catch those that an earlier file's code sets late. */
const REPLACES = /\bvi\.(mock|doMock|resetModules|useFakeTimers)\(|\bVirtualTime\b/
/** Tests without a page that replace neither modules nor timers neither leave nor find what concerns them. */
const sharesModules = (file: string): boolean => {
  const source = readFileSync(file, 'utf8')
  return source.startsWith('// @vitest-environment node') && !REPLACES.test(source)
}
const sharing = testFiles.filter(sharesModules)

process.env['FOYER_HAPPY_DOM'] = await bundleHappyDom()

/** What every unit test has, those of `tests/full` too. */
export const unitTests = defineConfig({
  plugins: [react()],
  resolve: {
    conditions: ['foyer-source', 'module', 'browser', 'development|production'],
    tsconfigPaths: true,
  },
  ssr: { resolve: { conditions: ['foyer-source', 'module', 'node', 'development|production'] } },
  test: {
    environment: './tests/page/environment.ts',
    // Vitest leaves a core idle by default, and a process for each file costs more than a thread.
    pool: 'threads',
    maxWorkers: 2,
    setupFiles: ['tests/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
})

export default mergeConfig(
  unitTests,
  defineConfig({
    test: {
      projects: [
        // They find modules that those before them loaded; to load them anew takes longer than the tests.
        { extends: true, test: { name: 'shared modules', isolate: false, include: sharing } },
        {
          extends: true,
          test: {
            name: 'own modules',
            include: [`{${FOLDERS.join()}}/**/*.test.{ts,tsx}`],
            exclude: ['**/node_modules/**', '**/dist/**', 'tests/full/**', ...sharing],
          },
        },
      ],
    },
  }),
)
