/**
 * `npm run browsers`: each built file against the oldest browsers of its target: its syntax by es-check, its functions and its
 * CSS by MDN's data. Exits 1 with one line for each problem. An exception that nothing needs any more is one too.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { localClassNames } from '../../app/build/css-class-names.ts'
import { ADDED, ALLOWED } from './allowed-functions.ts'
import { ALLOWED_STYLES } from './allowed-styles.ts'
import { checkSyntax } from './check-syntax.ts'
import { newerFunctions, newerUses } from './newer-functions.ts'
import { newerStyles, newerStyleUses } from './newer-styles.ts'
import { readCompatData } from './support.ts'
import { FIRST_TARGET, OLDER_TARGET, type Target } from './targets.ts'

/** Every release that was baked last, by merchant and language. */
const PAGES = 'dist/www/current/site'
const filesIn = (folder: string, ending: string, recursive = false): readonly string[] =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
const read = (file: string): string => readFileSync(file, 'utf8')

const FIRST = 'dist/client/assets'
const OLDER = 'dist/client/assets/older'
const olderScripts = filesIn(OLDER, '.js')
/** The files of the second target that are no modules: what chooses it, and the page for browsers that are too old for both. */
const apart = (names: string): readonly string[] =>
  olderScripts.filter((file) => new RegExp(`/(?:${names})-[\\w-]{8}\\.js$`).test(file))

const isApart = (file: string): boolean => apart('choose|page|functions|syntax').includes(file)
interface Built {
  readonly target: Target
  readonly scripts: readonly string[]
  /** Style sheets, and those within pages, by where they are. */
  readonly styles: ReadonlyMap<string, string>
}
const TARGETS: readonly Built[] = [
  {
    target: FIRST_TARGET,
    scripts: [...filesIn(FIRST, '.js'), 'dist/client/sw.js'],
    styles: new Map([...stylesIn(FIRST), ...stylesOfPages()]),
  },
  {
    target: OLDER_TARGET,
    scripts: olderScripts.filter((file) => !isApart(file)),
    styles: new Map(stylesIn(OLDER)),
  },
]

function stylesIn(folder: string): readonly (readonly [string, string])[] {
  return filesIn(folder, '.css').map((file) => [file, read(file)])
}
/** Each once: most pages have the same. */
function stylesOfPages(): readonly (readonly [string, string])[] {
  const found = new Map<string, string>()
  for (const file of filesIn(PAGES, '.html', true))
    for (const [, css = ''] of read(file).matchAll(/<style[^>]*>([^<]*)<\/style>/g)) found.set(css, file)
  return [...found].map(([css, file], at) => [`${file} (${at})`, css])
}

/** For what es-check cannot read as it is served. */
const COPIES = '.cache/browsers'
rmSync(COPIES, { recursive: true, force: true })
mkdirSync(COPIES, { recursive: true })
function copyOf(name: string, code: string): string {
  const file = join(COPIES, name)
  writeFileSync(file, code)
  return file
}

/** Copies in which each `import()` is a call: it became part of the language in 2020, after both browsers had it. */
const withoutImportCalls = (files: readonly string[]): readonly string[] =>
  files.map((file) => {
    const code = read(file)
      .replace(/\bimport\(/g, 'load(')
      .replace(/\bimport\.meta\b/g, 'meta')
    return copyOf(basename(file), code)
  })

/** The scripts within pages, each once: every browser that asks for a page reads them. */
function scriptsOfPages(): readonly string[] {
  const found = new Set<string>()
  for (const file of filesIn(PAGES, '.html', true))
    for (const [, attributes = '', code = ''] of read(file).matchAll(/<script([^>]*)>([\s\S]+?)<\/script>/g))
      if (!/\btype=/.test(attributes)) found.add(code)
  if (found.size === 0) throw new Error('no page has a script of its own: the check looks at the wrong place')
  return [...found].map((code, at) => copyOf(`inline-${at}.js`, code))
}

const syntax = [
  ...TARGETS.map(({ target, scripts }) =>
    checkSyntax(
      `es${target.ecmaScript}`,
      target === OLDER_TARGET ? withoutImportCalls(scripts) : scripts,
      '--module',
    ),
  ),
  checkSyntax('es5', [...apart('choose|page'), ...scriptsOfPages()]),
  checkSyntax('es2018', [...apart('functions'), ...withoutImportCalls(apart('syntax'))]),
]

const LOCAL_NAMES = localClassNames(process.cwd())
/** A style sheet with the classes' names as they are written. */
const withLocalNames = (css: string): string =>
  css.replace(/\.([a-z][\da-z]{2,3})(?![\w-])/g, (whole, name: string) => {
    const local = LOCAL_NAMES.get(name)
    return local === undefined ? whole : `.${local}`
  })

const problems: string[] = []
const used = new Set<string>()
const data = readCompatData()
for (const { target, scripts, styles } of TARGETS) {
  const functions = newerFunctions(target.oldest, data)
  for (const file of scripts)
    for (const { feature, code } of newerUses(read(file), functions)) {
      used.add(feature)
      // The worker has none of the page's functions. A hash may end in `sw`, too.
      const added = ADDED.has(feature) && basename(file) !== 'sw.js'
      if (!added && !(feature in ALLOWED)) problems.push(`${target.name}, ${file}: ${feature} in ${code}`)
    }
  const newer = newerStyles(target.oldest, data)
  for (const [place, css] of styles)
    for (const { feature, code } of newerStyleUses(withLocalNames(css), newer)) {
      used.add(feature)
      if (!(feature in ALLOWED_STYLES)) problems.push(`${target.name}, ${place}: ${feature} in ${code}`)
    }
}
for (const feature of [...Object.keys(ALLOWED), ...Object.keys(ALLOWED_STYLES)])
  if (!used.has(feature)) problems.push(`allowed, and no file uses it: ${feature}`)
problems.push(...(await Promise.all(syntax)).flat())
console.log(
  problems.length > 0 ? problems.join('\n') : 'every built file fits the oldest browsers of its target',
)
process.exitCode = problems.length > 0 ? 1 : 0
