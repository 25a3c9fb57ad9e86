import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ErrorTable } from '@foyer/sdk'
import { format, resolveConfig } from 'prettier'

/** The path of the page. */
export const ERROR_PAGE = 'docs/errors.md'
/** Folders whose code raises coded errors. */
export const ERROR_SOURCES = [
  'kernel',
  'sdk/src',
  'sdk/generator',
  'plugins',
  'app',
  'mocks',
  'harness',
] as const

/** The codes of one folder. */
export interface OwnedTable {
  readonly folder: string
  readonly table: ErrorTable
}

/** Every table of codes, in the order of its folder: `error-codes.ts` with the export `ERROR_CODES`. */
export async function errorTables(root: string): Promise<readonly OwnedTable[]> {
  const files = ERROR_SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)error-codes\.ts$/.test(file))
      .sort()
      .map((file) => join(folder, file)),
  )
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)) as {
        readonly ERROR_CODES: ErrorTable
      }
      return { folder: dirname(file), table: module.ERROR_CODES }
    }),
  )
}

/** The page of all codes, for people. */
export async function errorPage(tables: readonly OwnedTable[]): Promise<string> {
  const sections = tables.map(({ folder, table }) => {
    const rows = Object.entries(table).map(
      ([code, { what, phases, remedy }]) => `| \`${code}\` | ${what} | ${phases.join(', ')} | ${remedy} |`,
    )
    return [
      `## ${folder}`,
      '',
      '| Code | What happened | When | What to do |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n')
  })
  const page = `# Errors

Every error has a code that stays the same. This page is made from the tables beside the code that raises them, by
\`npm run docs\`; do not edit it. An error of a plugin also names the plugin, and what it was doing (its phase).

${sections.join('\n\n')}
`
  return format(page, { ...(await resolveConfig(ERROR_PAGE)), parser: 'markdown' })
}
