/** Writes the fault stories of every plugin (HA-05), for Ladle and for the tests' page. Needs `tsx -C foyer-source`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from '@foyer/sdk'
import { FAULT_STORIES, faultFileName, faultFileText } from './fault-file.ts'
import { faultsOf } from './faults.ts'

const root = resolve(import.meta.dirname, '../..')
const written = new Map<string, string>()
for (const file of manifestFiles()) {
  const { default: plugin } = (await import(pathToFileURL(join(root, file)).href)) as { default: Plugin }
  const { manifest } = plugin
  const folder = join(root, dirname(file))
  const text = faultFileText({
    id: manifest.id,
    faults: faultsOf(manifest),
    hasOptions: isForPages(join(folder, 'conformance.ts')),
  })
  written.set(faultFileName(manifest.id), text)
}

const output = join(root, FAULT_STORIES)
mkdirSync(output, { recursive: true })
for (const name of readdirSync(output)) if (!written.has(name)) rmSync(join(output, name))
for (const [name, text] of written) {
  const file = join(output, name)
  // Ladle reloads the page for every file that changes.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

/** A `conformance.ts` that takes the test runner cannot be loaded in a page. */
function isForPages(file: string): boolean {
  return existsSync(file) && !/from 'vitest'/.test(readFileSync(file, 'utf8'))
}

/** From the project's root. */
function manifestFiles(): readonly string[] {
  return readdirSync(join(root, 'plugins'), { withFileTypes: true })
    .filter((area) => area.isDirectory())
    .flatMap(({ name: area }) =>
      readdirSync(join(root, 'plugins', area)).map((name) => `plugins/${area}/${name}/manifest.ts`),
    )
    .filter((file) => existsSync(join(root, file)))
}
