/**
 * `npm run browsers`: each built file against the oldest browsers of its target: its syntax by es-check, and its functions by
 * MDN's data. Exits 1 with one line for each problem.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ADDED, ALLOWED } from './allowed-functions.ts'
import { newerFunctions, newerUses } from './newer-functions.ts'
import { FIRST_TARGET, OLDER_TARGET, type Target } from './targets.ts'

const scripts = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file))

const ES5 = /\/(?:choose|page)-[\w-]{8}\.js$/
/** Files of a target; the worker has no functions added. */
const TARGETS: readonly (readonly [Target, readonly string[]])[] = [
  [FIRST_TARGET, [...scripts('dist/client/assets'), 'dist/client/sw.js']],
  [OLDER_TARGET, scripts('dist/client/assets/older').filter((file) => !/\/(?:choose|page|functions|syntax)-[\w-]{8}\.js$/.test(file))],
] // prettier-ignore

const checkSyntax = (year: string, files: readonly string[], ...options: readonly string[]): void => {
  try {
    execFileSync('npx', ['es-check', year, ...files, '--quiet', '--noCache', ...options], { stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: Buffer; readonly stderr: Buffer }
    problems.push(`${year}: ${stdout.toString()}${stderr.toString()}`)
  }
}

/** Copies in which each `import()` is a call: it became part of the language in 2020, after both browsers had it. */
const withoutImportCalls = (files: readonly string[]): readonly string[] => {
  const folder = '.cache/browsers'
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return files.map((file) => {
    const copy = join(folder, basename(file))
    const code = readFileSync(file, 'utf8').replace(/\bimport\(/g, 'load(').replace(/\bimport\.meta\b/g, 'meta')
    writeFileSync(copy, code)
    return copy
  })
} // prettier-ignore

const problems: string[] = []
for (const [target, files] of TARGETS) {
  checkSyntax(`es${target.ecmaScript}`, target === OLDER_TARGET ? withoutImportCalls(files) : files, '--module') // prettier-ignore
  const newer = newerFunctions(target.oldest)
  for (const file of files)
    for (const { feature, code } of newerUses(readFileSync(file, 'utf8'), newer)) {
      const added = ADDED.has(feature) && !file.endsWith('sw.js')
      if (!added && !(feature in ALLOWED)) problems.push(`${target.name}, ${file}: ${feature} in ${code}`)
    }
}
const older = scripts('dist/client/assets/older')
checkSyntax('es5', older.filter((file) => ES5.test(file) && readFileSync(file, 'utf8').startsWith('(function'))) // prettier-ignore
checkSyntax('es2018', older.filter((file) => /\/functions-[\w-]{8}\.js$/.test(file))) // prettier-ignore
console.log(
  problems.length > 0 ? problems.join('\n') : 'every built file fits the oldest browsers of its target',
)
process.exitCode = problems.length > 0 ? 1 : 0
