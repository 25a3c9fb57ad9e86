// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'

/**
 * An `import(…)` whose `then` does more than take the module's exports by their own names. Vite moves the whole of it into
 * its preload helper, so that a second handler never hears of a file that could not be fetched.
 */
const SWALLOWED = /\bimport\([^)]*\)\s*\.then\((?!(?:\s|\/\/.*)*(?:async )?\(\{[\s\w$,]*\}\) =>)/

it.each([
  "void import('./a.ts').then((a) => a.run(), failed)",
  "import('./a.ts')\n  .then(run)",
  "import('./a.ts').then(({ A: B }) => B)",
])('finds %s', (code) => expect(code).toMatch(SWALLOWED))

it.each([
  "const { A } = await import('./a.ts')",
  "import('./a.ts').then(({ A, b }) => A(b), failed)",
  "import('./a.ts').catch(() => {})",
])('leaves %s alone', (code) => expect(code).not.toMatch(SWALLOWED))

it('each failed import reaches its handler', () => {
  const sources = projectFiles(['app', 'kernel', 'plugins', 'sdk/src', 'sdk/templates']).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|fake|stories)\.|^app\/(?:bake|build|preview)\//.test(file),
  )
  expect(sources.filter((file) => SWALLOWED.test(readFileSync(file, 'utf8')))).toEqual([])
})
