import { readdirSync, readFileSync } from 'node:fs'

/** Keys of the site's texts that are no text of any language themselves. */
export function textKeys(): readonly string[] {
  const tables = ['kernel', 'plugins'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)locales\/[^/]+\.json$/.test(file))
      .map(
        (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Readonly<Record<string, string>>,
      ),
  )
  const words = new Set(tables.flatMap((table) => Object.values(table)))
  const keys = [...new Set(tables.flatMap((table) => Object.keys(table)))].filter((key) => !words.has(key))
  if (keys.length === 0) throw new Error('no texts found')
  return keys
}
