import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const PINNED = join(import.meta.dirname, 'emulator')
const FILES = ['package.json', 'package-lock.json'] as const
const CACHE = '.cache/identity-emulator'
// Its scripts and optional packages are for other emulators and for deployment.
const INSTALL = ['ci', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * The folder in which Firebase's Auth emulator stands, as the lock beside this file has it. Its 220 MB are no part of the site's
 * own install: they are fetched when a test wants them first, and kept in `.cache`.
 */
export function installEmulator(): string {
  const lock = readFileSync(join(PINNED, 'package-lock.json'))
  const folder = join(CACHE, createHash('sha256').update(lock).digest('hex').slice(0, 12))
  if (existsSync(folder)) return folder
  rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  // Renamed only when it is complete, so that an interrupted install does not count.
  const partial = mkdtempSync(join(CACHE, 'partial-'))
  for (const file of FILES) copyFileSync(join(PINNED, file), join(partial, file))
  execFileSync('npm', INSTALL, { cwd: partial, stdio: ['ignore', 'ignore', 'inherit'] })
  renameSync(partial, folder)
  return folder
}

// As a command: `npm test` installs it before a browser test needs it.
if (process.argv[1] === import.meta.filename) console.log(installEmulator())
