// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { afterImport } from './after-import.ts'

describe('afterImport', () => {
  it.each([
    [
      `void import('./a.ts').then(\n  (a) => a.run(),\n  () => undefined,\n)`,
      `void import('./a.ts').then((module) => module).then(\n  (a) => a.run(),\n  () => undefined,\n)`,
    ],
    [
      `import('./a.ts').then(({ A: B }) => B)`,
      `import('./a.ts').then((module) => module).then(({ A: B }) => B)`,
    ],
    [
      `import('./a.ts')\n  .then(run)\n  .catch(() => {})`,
      `import('./a.ts').then((module) => module)\n  .then(run)\n  .catch(() => {})`,
    ],
    [
      `const é = <p>é</p>; import('./é.ts').then(run); import('./b.ts').then(run)`,
      `const é = <p>é</p>; import('./é.ts').then((module) => module).then(run); import('./b.ts').then((module) => module).then(run)`,
    ],
  ])('%s', (code, expected) => expect(afterImport(code)).toBe(expected))

  it.each([
    `const { A } = await import('./a.ts')`,
    `import('./a.ts').then(({ A, b }) => A(b), failed)`,
    `import('./a.ts').catch(() => {})`,
    `import('./a.ts').finally(run)`,
    `load().then(() => import('./a.ts'))`,
    `(await import('./a.ts')).then()`,
    `type A = import('./a.ts').then`,
  ])('leaves alone: %s', (code) => expect(afterImport(code)).toBe(code))
})
