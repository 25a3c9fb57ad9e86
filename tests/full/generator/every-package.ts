/**
 * `plugin:new --foreign` makes a package of every other kind, with `--long` of all; each type-checks, passes its tests and builds with the SDK as `npm pack`
 * makes it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TemplateKind, KINDS } from '../../../sdk/generator/kinds.ts'
import { makePlugin } from '../../../sdk/generator/make-plugin.ts'
import { foreignFolder } from '../../foreign/foreign-folder.ts'
import { sampleOf } from '../sample.ts'

const base = mkdtempSync(join(tmpdir(), 'foyer-package-'))
try {
  for (const kind of sampleOf(Object.keys(KINDS) as readonly TemplateKind[], 2)) {
    const source = join(base, kind)
    await makePlugin(
      { kind, area: 'helpers', name: 'my-acme', into: 'plugins', foreign: source },
      process.cwd(),
    )
    const folder = foreignFolder(source)
    try {
      for (const script of ['check', 'test', 'build']) folder.run(script)
      console.log(`${kind}: ok`)
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
      console.error(`${kind}: ${String(error)}\n${stdout}\n${stderr}`)
      process.exitCode = 1
    } finally {
      folder.remove()
    }
  }
} finally {
  rmSync(base, { recursive: true, force: true })
}
