import type { ErrorTable } from '@foyer/sdk'

const modules = import.meta.glob<ErrorTable>(
  ['../../{kernel,plugins,app,mocks}/**/error-codes.ts', '../../sdk/src/error-codes.ts', '../error-codes.ts'],
  { import: 'ERROR_CODES' },
)

/** What is written of an error code: what happened, and what to do. */
export type CodePage = ErrorTable[string]

let pages: Promise<ReadonlyMap<string, CodePage>> | undefined

/** The pages of every code of the project; fetched once. */
export const codePages = (): Promise<ReadonlyMap<string, CodePage>> =>
  (pages ??= Promise.all(Object.values(modules).map((load) => load())).then(
    (tables) => new Map(tables.flatMap((table) => Object.entries(table))),
  ))
