import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST_PATH_STYLES } from '../build/chunks.ts'
import { OLDER_SCRIPT } from '../older/older-script.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

export interface EntryFiles {
  /** Address of the entry module. */
  readonly entry: string
  /** Addresses of what it imports statically. */
  readonly preloads: readonly string[]
  /** Address of the script of the page for old browsers. */
  readonly older: string
  /** The text of its style sheets, to be inlined in the page. */
  readonly css: string
}

/** What a page must name of the client build in `output`, read from Vite's manifest. */
export function entryFiles(output: string, source: string): EntryFiles {
  const client = join(output, 'client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  visit(source)
  const chunks = [...seen].flatMap((key) => manifest[key] ?? [])
  const [entry, ...preloads] = chunks.map(({ file }) => `/m/${file}`)
  if (entry === undefined) throw new Error(`BK-ENTRY: ${source} is not in the client build`)
  const older = manifest[OLDER_SCRIPT]?.file
  if (older === undefined) throw new Error(`BK-ENTRY: ${OLDER_SCRIPT} is not in the client build`)
  const sheets = JSON.parse(readFileSync(join(client, FIRST_PATH_STYLES), 'utf8')) as readonly string[]
  return {
    entry,
    preloads,
    older: `/m/${older}`,
    css: sheets.map((file) => readFileSync(join(client, file), 'utf8').trim()).join(''),
  }
}
