import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/**
 * Writes the types of the packed SDK: what tsc finds in the sources, a file for each module. Modules that
 * name the host, which the package bundles without types, are left out: no entry's types reach them.
 */
export function emitDeclarations(folder: string): void {
  const all = mkdtempSync(join(tmpdir(), 'foyer-types-'))
  try {
    execFileSync(path('../../node_modules/.bin/tsc'), ['--project', path('tsconfig.json'), '--outDir', all], {
      stdio: 'inherit',
    })
    const own = join(all, 'sdk/src')
    cpSync(own, folder, { recursive: true, filter: (file) => !file.endsWith('.d.ts') || !namesHost(file) })
  } finally {
    rmSync(all, { recursive: true })
  }
}

const namesHost = (file: string): boolean => readFileSync(file, 'utf8').includes("'@foyer/host")
