import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { ForeignPlugin } from '../../kernel/profile/foreign-plugin.ts'
import { startPreviewProcess } from '../deploy/preview.ts'

const TSX = ['--import', 'tsx', '-C', 'foyer-source']

/** The built site, baked anew for merchants whose profiles list foreign plugins. */
export interface BakedSite {
  readonly port: number
  close(): Promise<void>
}

/**
 * Copies merchants with `foreign` and the switches of its entries added to their profiles, bakes them beside the same build, and serves that. No rebuild.
 * @param build folder of the build, within the project
 */
export async function bakedSite(
  foreign: Readonly<Record<string, readonly ForeignPlugin[]>>,
  build = 'dist',
  project = process.cwd(),
): Promise<BakedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-baked-'))
  for (const [id, entries] of Object.entries(foreign)) {
    const original = join(project, 'merchants', id)
    const copy = join(folder, 'merchants', id)
    mkdirSync(copy, { recursive: true })
    cpSync(original, copy, { recursive: true })
    const switches = Object.fromEntries(entries.flatMap(({ switch: name }) => (name ? [[name, false]] : [])))
    writeFileSync(
      join(copy, 'profile.ts'),
      `import { profile as original } from ${JSON.stringify(join(original, 'profile.ts'))}
       export const profile = { ...original, languages: ['EN', 'VI'], defaultLanguage: 'EN', switches: { ...original.switches, ...${JSON.stringify(switches)} }, foreign: ${JSON.stringify(entries)} }`,
    )
  }
  for (const part of ['client', 'server', 'harness', 'build.json'])
    symlinkSync(join(project, build, part), join(folder, part))
  const output = relative(project, folder)
  execFileSync(
    'node',
    [...TSX, 'app/bake/bake.ts', '--merchants', join(output, 'merchants'), '--output', output],
    {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const preview = await startPreviewProcess(['--output', output], project)
  return {
    port: preview.port,
    async close() {
      await preview.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
