import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ForeignPlugin } from '../../kernel/profile/foreign-plugin.ts'
import { bakeFolder } from '../deploy/bake.ts'
import { startPreviewProcess } from '../deploy/preview.ts'

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
  const folder = bakeFolder(build, project)
  for (const [id, entries] of Object.entries(foreign)) {
    const original = join(project, 'merchants', id)
    cpSync(original, folder.merchant(id), { recursive: true })
    const switches = Object.fromEntries(entries.flatMap(({ switch: name }) => (name ? [[name, false]] : [])))
    writeFileSync(
      join(folder.merchant(id), 'profile.ts'),
      `import { profile as original } from ${JSON.stringify(join(original, 'profile.ts'))}
       export const profile = { ...original, languages: ['EN', 'VI'], defaultLanguage: 'EN', switches: { ...original.switches, ...${JSON.stringify(switches)} }, foreign: ${JSON.stringify(entries)} }`,
    )
  }
  const { status, output } = await folder.bake()
  if (status !== 0) throw new Error(output)
  const preview = await startPreviewProcess(['--www', folder.www, '--output', build], project)
  return {
    port: preview.port,
    async close() {
      await preview.close()
      folder.close()
    },
  }
}
