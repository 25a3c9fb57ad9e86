import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cssModules } from './css-types.ts'
import { readClasses } from './read-classes.ts'

const HASH_LENGTH = 3
/** A number of a class, and the second character of a file, is a digit or a letter. */
const DIGITS = 36
/** A letter, and a digit or letter. */
const PREFIXES = 26 * DIGITS
/** Ad blockers hide elements with classes such as `ad1` and `ads`. */
const BLOCKED = 'ad'

/**
 * Names the classes of CSS modules for people: the name as written, and a hash of its file.
 *
 * @returns a function that throws where two files get the same name; lengthen the hash then
 */
export function cssClassNames(root: string): (name: string, file: string) => string {
  const owners = new Map<string, string>()
  return (name, file) => {
    const path = pathOf(root, file)
    const className = `${name}_${createHash('sha256').update(path).digest('hex').slice(0, HASH_LENGTH)}`
    const owner = owners.get(className) ?? path
    if (owner !== path) throw new Error(`${owner} and ${path} both name a class ${className}`)
    owners.set(className, path)
    return className
  }
}

/**
 * Names the classes of CSS modules for the built site: two characters for the file and a number for the class, by the
 * alphabet, so that every build of the same files makes the same names. The page, its script and its styles contain
 * them all: longer names cost each page 3 %. Keyframes, and files of other folders, have names as in `cssClassNames`.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const named = cssClassNames(root)
  const files = filePrefixes(root)
  const classes = new Map<string, readonly string[]>()
  return (name, file) => {
    const path = pathOf(root, file)
    const prefix = files.get(path)
    if (prefix === undefined) return named(name, file)
    let known = classes.get(path)
    if (!known) classes.set(path, (known = classesOf(root, path)))
    const number = known.indexOf(name)
    return number < 0 ? named(name, file) : `${prefix}${number.toString(DIGITS)}`
  }
}

/** What the classes of the built site are called in their files, by their short names. */
export const localClassNames = (root: string): ReadonlyMap<string, string> =>
  new Map(
    [...filePrefixes(root)].flatMap(([path, prefix]) =>
      classesOf(root, path).map((name, number) => [`${prefix}${number.toString(DIGITS)}`, name] as const),
    ),
  )

const classesOf = (root: string, path: string): readonly string[] =>
  readClasses(path, readFileSync(join(root, path), 'utf8'))

/**
 * Two characters for each file, of which the first is a letter, as a class requires. They come from the hash of its path,
 * so that a new file changes few others' names and most chunks of the last build stay in players' caches. Of two files
 * with equal ones the second gets the next that are free.
 */
function filePrefixes(root: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const taken = new Set<string>([BLOCKED])
  for (const path of cssModules(root)
    .map((each) => each.replaceAll('\\', '/'))
    .sort()) {
    if (taken.size >= PREFIXES) throw new Error('there are more CSS modules than two characters can name')
    let index = createHash('sha256').update(path).digest().readUInt32BE() % PREFIXES
    while (taken.has(prefixOf(index))) index = (index + 1) % PREFIXES
    taken.add(prefixOf(index))
    files.set(path, prefixOf(index))
  }
  return files
}
const prefixOf = (index: number): string =>
  `${(10 + Math.floor(index / DIGITS)).toString(DIGITS)}${(index % DIGITS).toString(DIGITS)}`

/** From the project's root. A copy of a module has a query, and the same styles. */
const pathOf = (root: string, file: string): string => relative(root, file.split('?')[0] ?? file)
