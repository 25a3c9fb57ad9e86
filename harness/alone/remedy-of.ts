import type { ErrorTable } from '@foyer/sdk'

const tables = import.meta.glob<ErrorTable>(
  ['../../{kernel,plugins}/**/error-codes.ts', '../../sdk/src/**/error-codes.ts'],
  { import: 'ERROR_CODES' },
)

/** What to do about an error with this code, as its owner's table says. Loads the tables only when it is asked. */
export async function remedyOf(code: string): Promise<string | undefined> {
  const loaded = await Promise.all(Object.values(tables).map((load) => load()))
  return loaded.find((table) => Object.hasOwn(table, code))?.[code]?.remedy
}
