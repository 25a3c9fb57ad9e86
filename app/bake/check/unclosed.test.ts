// @vitest-environment node
import { expect, it } from 'vitest'
import { unclosed } from './unclosed.ts'

it.each([
  [':root { --a: red }'],
  ['/* { ( */ a { content: "{" }'],
  ["a::after { content: '\\'{' } b { width: calc((1px + 2px) * 3) }"],
  ['[data-x="}"] { --a: url(x.svg) }'],
  [''],
])('%s is closed', (css) => expect(unclosed(css)).toBeUndefined())

it.each([
  [':root {\n  --a: red;\n', '{', 1],
  [':root { }\na {\n b { }\n', '{', 2],
  ['a { width: calc(1px; }', '(', 1],
  ['a { }\n/* x', '/*', 2],
  ['a { content: "x\n }', '"', 1],
  ["a { content: 'x", "'", 1],
])('%j: what is open, and where', (css, opened, line) => expect(unclosed(css)).toEqual({ opened, line }))
