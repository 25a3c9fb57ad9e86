// @vitest-environment node
import { dirname, join } from 'node:path'
import type { Plugin } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'

const manifests = import.meta.glob<Plugin>('../../plugins/*/*/manifest.ts', {
  eager: true,
  import: 'default',
})
const sources = import.meta.glob<string>(
  [
    '../../plugins/**/*.{ts,tsx}',
    '!**/*.{test,stories,fake,d}.{ts,tsx}',
    '!**/{mock,conformance}*.{ts,tsx}',
    '!**/mock-*',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const PLUGINS = Object.entries(manifests).map(([path, { manifest }]) => ({ folder: dirname(path), manifest }))
/** A read of a switch, of the name that a constant has or of the name itself. */
const READ = /(?:['"`]|switches\??\.)([A-Z]{3,}[A-Z\d]*3)\b/g
/** The gateway’s modules are named like switches. */
const MODULE = /moduleId: '[^']*'/g
/** An import of a value; a type is not code. */
const IMPORT = /(?:import|export)(?!\s+type\b)[^'"]*?['"](\.{1,2}\/[^'"]+)['"]/g

/** The plugin's own code, and what that imports of its area's. */
function codeOf(folder: string): readonly string[] {
  const found = new Set(
    Object.keys(sources).filter((path) => path.startsWith(`${folder}/`) && !path.endsWith('/manifest.ts')),
  )
  for (const path of found)
    for (const [, specifier = ''] of sources[path]?.matchAll(IMPORT) ?? []) {
      const target = join(dirname(path), specifier)
      // Another plugin's folder is that plugin's.
      if (target in sources && /plugins\/[^/]+\/(?:(?:contract|shared)\/)?[^/]+$/.test(target))
        found.add(target)
    }
  return [...found]
}

const readIn = (paths: readonly string[]): readonly string[] =>
  [
    ...new Set(
      paths.flatMap((path) =>
        [...(sources[path] ?? '').replaceAll(MODULE, '').matchAll(READ)].map(([, name = '']) => name),
      ),
    ),
  ].sort()

describe('the switches that a plugin’s code reads are those that its manifest names', () => {
  it.each(PLUGINS.map(({ folder, manifest }) => [manifest.id, folder, manifest] as const))(
    '%s',
    (_, folder, manifest) =>
      expect(readIn(codeOf(folder))).toEqual([...(manifest.readsSwitches ?? [])].sort()),
  )
})
