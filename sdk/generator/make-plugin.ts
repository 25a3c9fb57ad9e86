import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CodedError } from '../src/errors.ts'
import type { Order } from './parse-arguments.ts'
import { planFiles, planPackage } from './plan-files.ts'
import { writeFolder } from './write-folder.ts'

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url))
/** The folder whose plugins' texts `npm run text-types` knows. */
const PLUGINS = 'plugins'
/** The module that a plugin's `mock.ts` imports: three folders above it. */
const MOCKS = '../../mocks/define-mock.ts'

/** What the folder of a new package may hold: one that was just made, or just cloned. */
const CLONED: readonly string[] = ['.git']

/**
 * Makes the folder of a new plugin, or of a package of its own, which may be there and empty: all of it, or
 * nothing. Throws `GN-TAKEN` where the folder has files already, or another area has the name, `GN-PATH` for a screen whose path is taken, `GN-NAME` for a name that one of the
 * plugin's own files has, and `GN-WRITE` where writing fails.
 * @returns the files, from the working folder
 */
export async function makePlugin(order: Order, cwd: string): Promise<readonly string[]> {
  const { foreign } = order
  const folder =
    foreign === undefined ? resolve(cwd, order.into, order.area, order.name) : resolve(cwd, foreign)
  const shown = relative(cwd, folder) || '.'
  if (existsSync(folder) && !(foreign !== undefined && isEmpty(folder))) throw taken(shown)
  if (foreign === undefined) refuseTakenNames(order, resolve(cwd, order.into))
  const withMock = existsSync(resolve(folder, '..', MOCKS))
  const withTypes = resolve(cwd, order.into) !== resolve(cwd, PLUGINS)
  const files =
    foreign === undefined
      ? planFiles(order, TEMPLATES, { withMock, withTypes })
      : planPackage(order, TEMPLATES)
  // `settings.ts` and `settings.tsx` would be one module to a reader.
  const modules = files.map(({ path }) => path.replace(/\.tsx?$/, ''))
  const twice = files.find((_, at) => modules.indexOf(modules[at] ?? '') < at)
  if (twice)
    throw new CodedError(
      'GN-NAME',
      { file: twice.path },
      { text: `a plugin of this kind has a file ${twice.path} of its own; choose another name` },
    )

  const formatted = await Promise.all(
    files.map(async ({ path, text, template }) => ({
      path,
      // A package of its own is formatted as this project is; its configuration says so.
      text: await format(text, foreign === undefined ? join(folder, path) : template),
    })),
  )
  try {
    writeFolder(folder, formatted)
  } catch (error) {
    const text = `cannot write ${shown}: ${String(error)}`
    throw new CodedError('GN-WRITE', { folder: shown }, { text, cause: error })
  }
  return formatted.map(({ path }) => relative(cwd, join(folder, path))).sort()
}

const isEmpty = (folder: string): boolean =>
  statSync(folder).isDirectory() && readdirSync(folder).every((name) => CLONED.includes(name))

const taken = (folder: string): CodedError =>
  new CodedError('GN-TAKEN', { folder }, { text: `${folder} exists already; nothing is written` })

/** Refuses a name that would give two plugins of the project one key, call, switch, code or path. */
function refuseTakenNames({ kind, name }: Order, into: string): void {
  for (const folder of pluginFolders(into)) {
    if (basename(folder) === name) throw taken(folder)
    const manifest = join(folder, 'manifest.ts')
    const path = `/m/${name}`
    if (kind === 'screen' && readFileSync(join(into, manifest), 'utf8').includes(`'${path}'`))
      throw new CodedError(
        'GN-PATH',
        { path, manifest },
        { text: `${manifest} has the path ${path}; choose another name` },
      )
  }
}

const foldersIn = (folder: string): readonly string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : []

/** `games/lobby`: every folder with a manifest. */
const pluginFolders = (into: string): readonly string[] =>
  foldersIn(into)
    .flatMap((area) => foldersIn(join(into, area)).map((name) => join(area, name)))
    .filter((folder) => existsSync(join(into, folder, 'manifest.ts')))

/** A file's text as the project formats it; unchanged where there is no Prettier, or it does not know such files. */
async function format(text: string, file: string): Promise<string> {
  const prettier = await import('prettier').catch(() => undefined)
  if (!prettier) return text
  const { inferredParser } = await prettier.getFileInfo(file)
  if (inferredParser === null) return text
  const options = await prettier.resolveConfig(file)
  return prettier.format(text, { ...options, filepath: file })
}
