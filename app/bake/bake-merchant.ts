import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Profile } from '../../kernel/profile/profile.ts'
import { canBeEnabled } from '../document/can-be-enabled.ts'
import { contentSecurityPolicy } from '../document/content-security-policy.ts'
import { cameraPermissions } from '../document/headers.ts'
import { originsOfKind } from '../document/origins-of-kind.ts'
import { hashSource } from '../document/document.ts'
import { screensOf } from '../document/negotiate.ts'
import type { ServedMerchant } from '../release/releases.ts'
import type { MerchantOutcome } from './bake-summary.ts'
import { askGateway } from './gateway-data.ts'
import { writeBrand, writePages } from './merchant-files.ts'
import { renderPages } from './render-pages.ts'
import type { SiteBuild } from './site-build.ts'

/** A merchant whose profile is in order. */
export interface MerchantSource {
  readonly profile: Profile
  /** Its folder in `merchants/`. */
  readonly folder: string
  /** Its `theme.css`. */
  readonly theme: string
}

interface MerchantRequest {
  readonly build: SiteBuild
  /** The folder of the release that is being made. */
  readonly folder: string
  readonly gateway: string
  readonly isMock: boolean
  readonly isCompressed: boolean
  readonly id: string
  readonly source: MerchantSource
  /** The merchant in the release in use, if it is there. */
  readonly last: ServedMerchant | undefined
}

/**
 * Bakes one merchant's pages into the release. It fails where the gateway lacks anything that they show and there are
 * pages of before, or where a page is not whole: what it wrote is removed.
 */
export async function bakeMerchant(request: MerchantRequest): Promise<MerchantOutcome> {
  const { build, gateway, isMock, isCompressed, id, source, last } = request
  const data = await askGateway(build.server, source.profile, gateway)
  if (data.failures.length > 0 && last) return { kind: 'failed', record: last, reasons: data.failures }
  const site = join(request.folder, 'site', id)
  const brand = join(request.folder, 'brand', id)
  try {
    const rendered = renderPages(build, source.profile, source.theme, data)
    const pages = await writePages(rendered, site, isCompressed)
    await writeBrand(build.server, source.profile, source.folder, brand, isCompressed)
    const record = servedMerchant(build, source.profile, isMock)
    return { kind: 'baked', record, pages, lacks: data.failures }
  } catch (error) {
    for (const folder of [site, brand]) await rm(folder, { recursive: true, force: true })
    return { kind: 'failed', record: last, reasons: [error instanceof Error ? error.message : String(error)] }
  }
}

function servedMerchant(
  { id: build, server, boot, importMap }: SiteBuild,
  profile: Profile,
  isMock: boolean,
): ServedMerchant {
  const manifests = server.manifests.filter((manifest) => canBeEnabled(manifest, profile))
  const scripts = profile.foreign?.length ? [boot, importMap] : [boot]
  return {
    id: profile.id,
    hosts: profile.hosts,
    languages: profile.languages,
    defaultLanguage: profile.defaultLanguage,
    followBrowserLanguage: profile.followBrowserLanguage ?? false,
    screens: screensOf(profile),
    policy: contentSecurityPolicy(profile, manifests, scripts.map(hashSource), isMock),
    cameras: cameraPermissions(originsOfKind('camera', profile, manifests)),
    build,
  }
}
