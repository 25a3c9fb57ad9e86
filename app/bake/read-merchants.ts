import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Profile } from '../../kernel/profile/profile.ts'
import { offeredLanguages } from '../build/offered-languages.ts'
import { pageTheme } from '../document/page-theme.ts'
import type { MerchantSource } from './bake-merchant.ts'
import { profileProblem } from './profile-problem.ts'
import type { SiteBuild } from './site-build.ts'

export interface ReadMerchants {
  /** By id; one whose profile has an error has the reason instead. */
  readonly merchants: ReadonlyMap<string, MerchantSource | { readonly refused: string }>
  readonly warnings: readonly string[]
}

/** Reads every merchant of a folder, with the languages that have texts. */
export async function readMerchants(folder: string, build: SiteBuild): Promise<ReadMerchants> {
  const own = build.server.manifests.map((manifest) => manifest.id)
  const merchants = new Map<string, MerchantSource | { readonly refused: string }>()
  const warnings: string[] = []
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'profile.ts')))
    .map((entry) => entry.name)
  for (const id of ids)
    try {
      const file = pathToFileURL(join(folder, id, 'profile.ts'))
      const { profile } = (await import(file.href)) as { profile: Profile }
      const problem = profileProblem(profile, own)
      if (problem) throw problem
      const { offered, withheld } = offeredLanguages(profile, build.texts)
      for (const { language, namespaces } of withheld)
        warnings.push(`BK-TEXTS ${id} ${language}: no texts in ${namespaces.slice(0, 3).join(', ')}`)
      const theme = pageTheme(readFileSync(join(folder, id, 'theme.css'), 'utf8'))
      merchants.set(id, { profile: { ...profile, languages: offered }, folder: join(folder, id), theme })
    } catch (error) {
      merchants.set(id, { refused: error instanceof Error ? error.message : String(error) })
    }
  return { merchants, warnings }
}
