import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseKey } from '../../sdk/src/services/plural-forms.ts'

const NO_PRODUCT_CODE = /\.(?:test|stories|fake)\.tsx?$|\.d\.ts$|(?:^|\/)mock[^/]*$/
/** Keys that vendors' codes are the names of: `auth/timeout`. */
const VENDOR_CODE = /\//

/**
 * Keys of a folder's English table that no source names.
 *
 * @param folder - that has `locales`: `plugins/games/lobby`
 * @param root - the project's folder, an absolute path
 */
export function unusedTexts(
  texts: Readonly<Record<string, string>>,
  folder: string,
  root: string,
): readonly string[] {
  const keys = Object.keys(texts).map((key) => (`${baseKey(key)}_one` in texts ? baseKey(key) : key))
  return unusedKeys([...new Set(keys)], sourcesOf(folder, root))
}

/** Where the texts of a folder may be used. What an area shares, and contracts, render with a plugin's texts. */
function sourcesOf(folder: string, root: string): string {
  const read = (folders: readonly string[], deep: boolean): string =>
    readSources(
      folders.map((each) => join(root, each)),
      deep,
    )
  if (folder === 'kernel') return read(['kernel', 'app', 'sdk/src'], true)
  if (folder === 'app/older') return read([folder], true)
  const area = folder.slice(0, folder.lastIndexOf('/'))
  return [
    read([folder], true),
    read([area, `${area}/contract`, `${area}/shared`, 'plugins/site/contract'], false),
  ].join('\n')
}
const readSources = (folders: readonly string[], deep: boolean): string =>
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: deep, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !NO_PRODUCT_CODE.test(file))
        .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    )
    .join('\n')

/** Keys of a table that no source names, neither whole nor by a template such as `state_${state}`. */
export function unusedKeys(keys: readonly string[], source: string): readonly string[] {
  const literals = new Set([...source.matchAll(/['"]([\w.-]+)['"]/g)].map(([, text]) => text))
  const templates = [...source.matchAll(/`((?:[^`$\s]|\$\{[^}`]*\})+)`/g)]
    .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
    .filter((parts) => /\w/.test(parts.join('')) || parts.some((part) => part === '_'))
    .map(
      (parts) =>
        new RegExp(`^${parts.map((part) => part.replaceAll(/[^\w]/g, String.raw`\$&`)).join('.+')}$`),
    )
  return keys.filter(
    (key) => !VENDOR_CODE.test(key) && !literals.has(key) && !templates.some((each) => each.test(key)),
  )
}
