import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHARED_MODULES } from '../build/shared-modules.ts'

/** The page's import map: which chunk of the client build in `output` each shared module is. */
export function importMap(output: string): string {
  const file = join(output, 'client', SHARED_MODULES)
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
  const addresses = Object.entries(chunks).map(([name, chunk]) => [name, `/m/${chunk}`])
  return JSON.stringify({ imports: Object.fromEntries(addresses) })
}
