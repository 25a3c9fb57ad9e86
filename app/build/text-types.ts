import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type EnglishTexts, textTypes } from '../../sdk/src/vite/text-types.ts'
import { readTable, textFolders } from './text-folders.ts'

/** Where the declaration is; tsconfig.json includes it. */
export const TEXT_TYPES = '.cache/text-types/texts.d.ts'
const TEMPLATES = 'sdk/templates'
/** The plugin that every template is (sdk/generator/rename.ts). */
const TEMPLATE_ID = 'vendors.acme'

/** The English texts of the project's namespaces; the templates, which are one plugin in several kinds, have one. */
function englishTexts(root: string): EnglishTexts {
  const texts = new Map([...textFolders(root)].map(([namespace, folder]) => [namespace, [english(folder)]]))
  if (existsSync(join(root, TEMPLATES)))
    texts.set(
      TEMPLATE_ID,
      readdirSync(join(root, TEMPLATES))
        .map((kind) => join(root, TEMPLATES, kind, 'locales'))
        .filter((folder) => existsSync(folder))
        .map(english),
    )
  return texts
}
const english = (folder: string) => readTable(join(folder, 'EN.json'))

/** Writes the types of all texts, for tsc and editors. Throws `TX-FILE` for a file that is no table of texts. */
export function writeTextTypes(root: string): void {
  const file = join(root, TEXT_TYPES)
  const declaration = textTypes(englishTexts(root))
  // Rewriting the file would make TypeScript check it again.
  if (existsSync(file) && readFileSync(file, 'utf8') === declaration) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, declaration)
}
