// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ERROR_PAGE, ERROR_SOURCES, errorPage, errorTables } from './error-page.ts'

const root = process.cwd()
const tables = await errorTables(root)
const listed = tables.flatMap(({ table }) => Object.keys(table))

/** A code at the start of a string: comments do not count, and language codes look similar. */
const CODE = /['"`]([A-Z]{2}(?:-[A-Z\d]+)?-[A-Z]{3,})\b/g
const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm
const used = new Set(
  ERROR_SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fake)\.|error-codes\.ts$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8').replace(COMMENT, ''))
      .flatMap((source) => [...source.matchAll(CODE)].map(([, code = '']) => code)),
  ),
)

it('[KN-07] every code that the sources use is documented, and every documented one is used', () => {
  expect([...used].filter((code) => !listed.includes(code))).toEqual([])
  expect(listed.filter((code) => !used.has(code))).toEqual([])
})

it('[KN-07] a code has one owner, what happened, when, and a remedy', () => {
  expect(listed).toEqual([...new Set(listed)])
  for (const { table } of tables)
    for (const { what, phases, remedy } of Object.values(table))
      expect([what, remedy, phases.length > 0]).toEqual([
        expect.stringMatching(/\.$/),
        expect.stringMatching(/\.$/),
        true,
      ])
})

it('[KN-07] the page matches the tables: `npm run docs` makes it', async () => {
  expect(readFileSync(join(root, ERROR_PAGE), 'utf8')).toBe(await errorPage(tables))
})
