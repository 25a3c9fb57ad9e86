// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { undocumented, withOwnNames, withoutImports } from './declaration-text.ts'

describe('undocumented', () => {
  it.each([
    ['/** A. */\nexport declare const a: 1;\n', []],
    ['export declare const a: 1;\n', ['a']],
    ['/**\n * A.\n */\nexport declare interface A {\n}\n\nexport declare type B = A;\n', ['B']],
    ['/** Not exported. */\ndeclare type Inner = 1;\n', []],
    ['/** F. */\nexport declare function f(a: 1): 1;\nexport declare function f(a: 2): 2;\n', []],
    ['export declare abstract class A {}\nexport declare enum E {}\n', ['A', 'E']],
  ])('%j', (declarations, names) => expect(undocumented(declarations)).toEqual(names))
})

describe('withOwnNames', () => {
  it.each([
    [
      'an export that is called as a global is',
      'declare interface Storage_2 {\n}\nexport { Storage_2 as Storage }\nexport declare const S: Token<Storage_2>;\n',
      'export declare interface Storage {\n}\nexport declare const S: Token<Storage>;\n',
    ],
    [
      'an import that is',
      "import { Plugin as Plugin_2 } from 'vite';\nexport declare const p: () => Plugin_2;\n",
      "import { Plugin } from 'vite';\nexport declare const p: () => Plugin;\n",
    ],
    [
      'not an import that is called as something of our own is',
      "import { Context as Context_2 } from 'react';\nexport declare interface Context {\n}\nexport declare const c: Context_2;\n",
      "import { Context as Context_2 } from 'react';\nexport declare interface Context {\n}\nexport declare const c: Context_2;\n",
    ],
  ])('%s', (_what, before, after) => expect(withOwnNames(before)).toBe(after))
})

it('withoutImports leaves the declarations', () => {
  expect(
    withoutImports(
      "import type { A } from 'a';\nimport { B } from 'b';\n\nexport declare const c: A;\n\nexport { }\n",
    ),
  ).toBe('export declare const c: A;')
})
