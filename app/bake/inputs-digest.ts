import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Profile } from '../../kernel/profile/profile.ts'
import { BRAND_FILES } from './brand-files.ts'
import type { GatewayData } from './gateway-data.ts'
import type { SiteBuild } from './site-build.ts'

/**
 * Digest of everything that a merchant's pages are made of. Where it is that of the release in use, the pages
 * would be the same.
 *
 * @param source the merchant's folder in `merchants/`
 */
export function inputsDigest(
  { id, code, assets }: Pick<SiteBuild, 'id' | 'code' | 'assets'>,
  profile: Profile,
  source: string,
  { site, pages }: Pick<GatewayData, 'site' | 'pages'>,
  isMock: boolean,
): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([id, code, assets, profile, site, [...pages], isMock]))
  for (const file of ['theme.css', ...BRAND_FILES]) hash.update(readFileSync(join(source, file)))
  return hash.digest('hex').slice(0, 20)
}
