import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join, dirname } from 'node:path'

const ES_CHECK = join(dirname(createRequire(import.meta.url).resolve('es-check')), 'cli/index.js')

/**
 * Whether files keep to a level of the language (`es5`, `es2018`), by es-check in a process of its own.
 * @returns its complaint; none where all keep to it.
 */
export const checkSyntax = (
  level: string,
  files: readonly string[],
  ...options: readonly string[]
): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const given = [ES_CHECK, level, ...files, '--noCache', ...options]
    execFile(process.execPath, given, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve(error ? [`${level}: ${stdout}${stderr}`] : []),
    )
  })
