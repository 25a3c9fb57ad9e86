import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Files that other tests plant for a moment, to see a rule fail. */
const PLANTED = /(?:^|\/)planted(?:-[^/]*\/|\.bench\.)/

/**
 * Files that git knows or would add, from the root, of folders and patterns as git takes them; all by default.
 *
 * @param root the project's root
 */
export const projectFiles = (paths: readonly string[] = [], root = process.cwd()): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
    .split('\n')
    .filter((file) => file !== '' && !PLANTED.test(file) && existsSync(join(root, file)))
