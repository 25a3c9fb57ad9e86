import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CodedError } from '../src/errors.ts'
import { format } from './format.ts'
import type { Order } from './parse-arguments.ts'
import { planFiles } from './plan-files.ts'

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url))
/** The module that a plugin's `mock.ts` imports: three folders above it. */
const MOCKS = '../../mocks/define-mock.ts'

/**
 * Makes the folder of a new plugin: all of it, or nothing. Throws `GN-TAKEN` where the folder exists already,
 * `GN-NAME` for a name that one of the plugin's own files has, and `GN-WRITE` where writing fails.
 * @returns the files, from the working folder
 */
export async function makePlugin(order: Order, cwd: string): Promise<readonly string[]> {
  const folder = resolve(cwd, order.into, order.area, order.name)
  const shown = relative(cwd, folder)
  if (existsSync(folder)) {
    throw new CodedError(
      'GN-TAKEN',
      { folder: shown },
      { text: `${shown} exists already; nothing is written` },
    )
  }
  const withMock = existsSync(resolve(folder, '..', MOCKS))
  const files = planFiles(order, TEMPLATES, withMock)
  const taken = files.find(({ path }, at) => files.findIndex((other) => other.path === path) < at)
  if (taken)
    throw new CodedError(
      'GN-NAME',
      { file: taken.path },
      { text: `a plugin of this kind has a file ${taken.path} of its own; choose another name` },
    )

  const formatted = await Promise.all(
    files.map(async ({ path, text }) => ({ path, text: await format(text, join(folder, path)) })),
  )
  /** The topmost new folder, which is removed again where the rest fails. */
  let made: string | undefined
  try {
    made = mkdirSync(dirname(folder), { recursive: true })
    const draft = mkdtempSync(`${folder}.`)
    made ??= draft
    for (const { path, text } of formatted) {
      mkdirSync(dirname(join(draft, path)), { recursive: true })
      writeFileSync(join(draft, path), text)
    }
    renameSync(draft, folder)
  } catch (error) {
    if (made) rmSync(made, { recursive: true, force: true })
    const text = `cannot write ${shown}: ${String(error)}`
    throw new CodedError('GN-WRITE', { folder: shown }, { text, cause: error })
  }
  return formatted.map(({ path }) => relative(cwd, join(folder, path))).toSorted()
}
