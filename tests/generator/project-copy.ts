import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectFiles } from '../lint/project-files.ts'

/** A copy of the project in a folder of its own, so that plugins can be made in it and the project stays unchanged. */
export interface ProjectCopy {
  readonly root: string
  /** Runs a tool of the project's packages in the copy. Gives what it printed; throws that where it fails. */
  run(tool: string, ...words: readonly string[]): Promise<string>
  remove(): void
}

const OUTPUT_MAX_BYTES = 1e9

/** The environment without what the run of tests that asks has set for its own tools. */
const environment = (): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|vitest|NODE_ENV$|NODE_OPTIONS$)/i.test(name),
  )
  return Object.fromEntries(own)
}

/**
 * Copies the files that git knows or would add. The packages are hard links to the project's, so that `@foyer/sdk` is the
 * copy's own; a tool must not write into them. The copy is a repository, because tests ask git for its files.
 */
export function copyProject(project = process.cwd()): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'foyer-copy-'))
  const git = (folder: string, ...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: OUTPUT_MAX_BYTES })
  for (const file of projectFiles([], project))
    cpSync(join(project, file), join(root, file), { recursive: true })
  execFileSync('cp', ['-al', join(project, 'node_modules'), join(root, 'node_modules')])
  git(root, 'init', '-q')
  git(root, 'add', '-A')
  return {
    root,
    async run(tool, ...words) {
      const command = tool === 'npm' ? 'npm' : join(root, 'node_modules/.bin', tool)
      const options = { cwd: root, env: environment(), maxBuffer: OUTPUT_MAX_BYTES }
      const ran = promisify(execFile)(command, words, options)
      const { stdout, stderr } = await ran.catch((error: { stdout: string; stderr: string }) => {
        throw new Error(`${[tool, ...words].join(' ')} failed\n${error.stdout}\n${error.stderr}`)
      })
      return stdout + stderr
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
