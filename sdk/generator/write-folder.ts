import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

interface NewFile {
  /** Inside the folder. */
  readonly path: string
  readonly text: string
}

/**
 * Writes the files into a folder that does not exist, or has none of their names: all of them, or nothing. Throws what the file
 * system throws.
 */
export function writeFolder(folder: string, files: readonly NewFile[]): void {
  /** Topmost new paths, which are removed again where the rest fails. */
  const made: string[] = []
  try {
    const top = mkdirSync(dirname(folder), { recursive: true })
    if (top !== undefined) made.push(top)
    const draft = mkdtempSync(`${folder}.`)
    made.push(draft)
    // A temporary folder is its owner's alone.
    chmodSync(draft, 0o777 & ~process.umask())
    for (const { path, text } of files) {
      mkdirSync(dirname(join(draft, path)), { recursive: true })
      writeFileSync(join(draft, path), text)
    }
    if (!existsSync(folder)) return renameSync(draft, folder)
    for (const name of readdirSync(draft)) {
      renameSync(join(draft, name), join(folder, name))
      made.push(join(folder, name))
    }
    rmSync(draft, { recursive: true })
  } catch (error) {
    for (const path of made) rmSync(path, { recursive: true, force: true })
    throw error
  }
}
