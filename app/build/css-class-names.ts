import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const HASH_LENGTH = 3

/**
 * Names the classes of CSS modules: the name as written, and a hash of its file. One short hash for all
 * classes of a file compresses better than Vite's names, which have a hash of the content and a line number
 * for each class; and the page, its script and its styles all contain these names.
 *
 * @returns a function that throws where two files get the same name; lengthen the hash then
 */
export function cssClassNames(root: string): (name: string, file: string) => string {
  const owners = new Map<string, string>()
  return (name, file) => {
    // A copy of a module has a query, and the same styles.
    const path = relative(root, file.split('?')[0] ?? file)
    const className = `${name}_${createHash('sha256').update(path).digest('hex').slice(0, HASH_LENGTH)}`
    const owner = owners.get(className) ?? path
    if (owner !== path) throw new Error(`${owner} and ${path} both name a class ${className}`)
    owners.set(className, path)
    return className
  }
}
