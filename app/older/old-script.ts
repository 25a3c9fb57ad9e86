import { readFileSync } from 'node:fs'
import { CodedError } from '@foyer/sdk'
import { minifySync } from 'vite'

/**
 * A script that browsers of any age read, minified: the same text at each call. Throws `BK-BOOT` for one that cannot be read.
 *
 * @param file from the project's root
 * @param source its text
 */
export function oldScript(file: string, source = readFileSync(file, 'utf8')): string {
  const { code, errors } = minifySync(file, source, {
    module: false,
    // The oldest that the minifier knows: it adds no newer syntax.
    compress: { target: 'es2015' },
  })
  if (errors.length > 0) throw new CodedError('BK-BOOT', errors.map(({ message }) => message).join('\n'))
  return withPlainStrings(code.trim())
}

/** The minifier writes every string as a template, which is newer than the language of these scripts. */
const withPlainStrings = (code: string): string =>
  code.replace(/`((?:[^`\\]|\\[^])*)`/g, (_all, content: string) => {
    const line = content.replaceAll('\n', '\\n').replaceAll('\\`', '`')
    return line.includes('"') ? `'${line.replaceAll("'", "\\'")}'` : `"${line}"`
  })
