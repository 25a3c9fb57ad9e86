import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CodedError } from '../errors.ts'
import type { Texts } from '../language.ts'

/**
 * The texts in a folder of `<CODE>.json` files, by language; none where there is no such folder. Throws
 * `VP-TEXTS` for a file that is not a flat table of texts, and if the English one is missing.
 */
export function readLocales(folder: string): Readonly<Record<string, Texts>> {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const english = join(folder, 'EN.json')
  if (!files.includes('EN.json'))
    throw new CodedError('VP-TEXTS', { file: english }, { text: `${english} is missing` })
  return Object.fromEntries(files.map((file) => [file.replace('.json', ''), readTable(join(folder, file))]))
}

function readTable(file: string): Texts {
  const refuse = (cause?: unknown): never => {
    throw new CodedError('VP-TEXTS', { file }, { text: `${file} is not a flat table of texts`, cause })
  }
  try {
    const table: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isTexts(table) ? table : refuse()
  } catch (error) {
    return error instanceof CodedError ? refuse() : refuse(error)
  }
}

const isTexts = (table: unknown): table is Texts =>
  typeof table === 'object' &&
  table !== null &&
  !Array.isArray(table) &&
  Object.values(table).every((text) => typeof text === 'string')
