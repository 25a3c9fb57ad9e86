import { readFileSync } from 'node:fs'
import type { MerchantSource } from './bake-merchant.ts'
import { checkProfiles } from './check/check-profiles.ts'
import type { Problem } from './check/problem.ts'
import { readMerchantFolders } from './check/read-merchant-folders.ts'
import type { SiteBuild } from './site-build.ts'

export interface ReadMerchants {
  /** By folder; one whose profile has an error has the reason instead. */
  readonly merchants: ReadonlyMap<string, MerchantSource | { readonly refused: string }>
  /** What is wrong with the folders, errors and warnings. */
  readonly problems: readonly Problem[]
}

const TOKENS = new URL('../../sdk/src/ui/tokens.css', import.meta.url)

/**
 * Reads and checks every merchant of a folder.
 *
 * @param root the project's root, from which messages name files
 * @param folder absolute
 */
export async function readMerchants(
  root: string,
  folder: string,
  { server }: Pick<SiteBuild, 'server'>,
): Promise<ReadMerchants> {
  const folders = await readMerchantFolders(root, folder)
  const tokens = readFileSync(TOKENS, 'utf8')
  const { problems, merchants } = await checkProfiles(folders, { manifests: server.manifests, tokens })
  const fine = new Map(merchants.map((merchant) => [merchant.folder.name, merchant]))
  const sources = folders.map(({ name, location }) => {
    const merchant = fine.get(name)
    const source = merchant && {
      profile: merchant.profile,
      folder: location,
      theme: merchant.theme,
    }
    return [name, source ?? { refused: 'BK-PROFILES: its folder has errors, which stand above' }] as const
  })
  return { merchants: new Map(sources), problems }
}
