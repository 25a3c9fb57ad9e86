// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isIntended } from './intended-warnings.ts'

const ineffective = (importer: string) => ({
  code: 'INEFFECTIVE_DYNAMIC_IMPORT',
  message: `plugins/a/b/b.ts is dynamically imported by plugins/a/b/manifest.ts but also statically imported by ${importer}, dynamic import will not move module into another chunk.`,
})

const directive = (file: string) => ({
  code: 'MODULE_LEVEL_DIRECTIVE',
  message: `The semantics of the module level directive "use client" in "${file}" may not be preserved when bundling.`,
})

describe('the warnings of a build that are intended', () => {
  it.each([
    ['a lazy import that the first paint needs at once', ineffective('app/first-path.ts'), true],
    ['a lazy import that another file defeats', ineffective('plugins/a/c/c.ts'), false],
    ['one that another file defeats as well', ineffective('app/main.tsx, app/first-path.ts'), false],
    ['a package’s `use client` directive', directive('node_modules/a/index.mjs'), true],
    ['the same of our own', directive('app/main.tsx'), false],
    ['any other', { code: 'EVAL', message: 'app/first-path.ts uses eval' }, false],
  ])('%s', (_name, log, intended) => expect(isIntended(log)).toBe(intended))
})
