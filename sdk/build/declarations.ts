import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Writes the types that the packed SDK carries: what tsc finds in the sources, a file for each module. */
export function emitDeclarations(folder: string): void {
  execFileSync(
    path('../../node_modules/.bin/tsc'),
    ['--project', path('tsconfig.json'), '--outDir', folder],
    {
      stdio: 'inherit',
    },
  )
}
