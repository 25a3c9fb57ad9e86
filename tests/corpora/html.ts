import { readdirSync, readFileSync } from 'node:fs'
import { ATTACKS } from './markup.ts'

/** Markup that attacks a page that shows it. */
export interface Vector {
  readonly family: string
  readonly html: string
}

const FOLDER = 'tests/corpora/html'
/** The family that is not ours. */
export const FOREIGN = 'dompurify'

const fileVectors = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file): readonly Vector[] => {
    const given = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Record<string, string> | string[]
    return Object.values(given).map((html) => ({ family: file.replace('.json', ''), html }))
  })

/** All of them (`tests/corpora/html/README.md`). */
export const VECTORS: readonly Vector[] = [
  ...ATTACKS.map((html) => ({ family: 'classics', html })),
  ...fileVectors,
]
