import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A language's page of `docs/glossary`. */
export interface Glossary {
  /** The terms that it has, in English: the first column of its table. */
  readonly terms: readonly string[]
  /** Words that the language shares with English, in lower case: the line “Same as in English:”. */
  readonly shared: ReadonlySet<string>
}

/** The glossaries of a project, by language; `EN` has every term. */
export function readGlossaries(root: string): ReadonlyMap<string, Glossary> {
  const folder = join(root, 'docs/glossary')
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const rows = text.split('\n').filter((line) => line.startsWith('|'))
      const [, shared = ''] = /^- Same as in English: (.*?)\.?$/m.exec(text) ?? []
      return [
        file.replace('.md', ''),
        // Below the heading and its line.
        {
          terms: rows.slice(2).map((row) => row.split('|')[1]?.trim() ?? ''),
          shared: new Set(shared.toLowerCase().split(', ')),
        },
      ] as const
    }),
  )
}

/** Terms of the English glossary that a language's lacks. */
export const glossaryFaults = (glossaries: ReadonlyMap<string, Glossary>): readonly string[] =>
  [...glossaries].flatMap(([language, { terms }]) =>
    (glossaries.get('EN')?.terms ?? [])
      .filter((term) => !terms.includes(term))
      .map((term) => `docs/glossary/${language}.md: the term “${term}” is missing`),
  )
