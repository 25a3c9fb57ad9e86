import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readClasses } from './read-classes.ts'

/** Folders that have CSS modules. */
const FOLDERS = ['app', 'kernel', 'sdk', 'plugins', 'mocks', 'harness', 'tests']
/** Where the declarations are; `rootDirs` in tsconfig.json merges it with the sources. */
const OUTPUT = '.cache/css-types'
const SUFFIX = '.d.ts'

/** Whether a path names a CSS module of the project. */
export const isCssModule = (path: string): boolean =>
  path.endsWith('.module.css') && !/(^|[\\/])(node_modules|dist)[\\/]/.test(path)

/** Every CSS module of the project, as paths from its root. */
export const cssModules = (root: string): readonly string[] =>
  FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter(isCssModule),
  )

/** The type of a CSS module: its classes, and no other name. */
export const declarationOf = (classes: readonly string[]): string =>
  [
    'declare const classes: {',
    ...classes.map((name) => `  readonly ${JSON.stringify(name)}: string`),
    '}',
    'export default classes',
    '',
  ].join('\n')

/**
 * Writes the type of every CSS module under `.cache/css-types` and removes those of deleted modules.
 * TypeScript finds it before Vite's `*.module.css`, which has every name: so a class that a module does not
 * define is a type error.
 */
export function writeCssTypes(root: string): void {
  const modules = cssModules(root)
  for (const file of modules) writeCssType(root, file)
  const current = new Set(modules.map((file) => file + SUFFIX))
  const output = join(root, OUTPUT)
  for (const file of readdirSync(output, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith(SUFFIX) && !current.has(file)) rmSync(join(output, file))
}

/**
 * Writes the type of one CSS module, given by its path from the root or an absolute one, or removes it with
 * the module.
 */
export function writeCssType(root: string, file: string): void {
  const path = file.startsWith(root) ? relative(root, file) : file
  const source = join(root, path)
  const target = join(root, OUTPUT, path + SUFFIX)
  if (!existsSync(source)) return rmSync(target, { force: true })
  const declaration = declarationOf(readClasses(path, readFileSync(source, 'utf8')))
  // Rewriting the file would make TypeScript check it again.
  if (existsSync(target) && readFileSync(target, 'utf8') === declaration) return
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, declaration)
}
