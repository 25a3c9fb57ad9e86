import { rm } from 'node:fs/promises'
import type { Profile } from '../../kernel/profile/profile.ts'
import { canBeEnabled } from '../document/can-be-enabled.ts'
import { contentSecurityPolicy } from '../document/content-security-policy.ts'
import { cameraPermissions } from '../document/headers.ts'
import { originsOfKind } from '../document/origins-of-kind.ts'
import { hashSource } from '../document/document.ts'
import { screensOf } from '../document/negotiate.ts'
import type { ServedMerchant } from '../release/served-merchant.ts'
import type { MerchantOutcome } from './bake-summary.ts'
import { writeBrand } from './brand-files.ts'
import { merchantFolders } from './carry-merchant.ts'
import { askGateway } from './gateway-data.ts'
import type { GatewayHealth } from './gateway-health.ts'
import { inputsDigest } from './inputs-digest.ts'
import { renderPages } from './render-pages.ts'
import type { SiteBuild } from './site-build.ts'
import { writePages } from './write-pages.ts'

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
  readonly www: string
  readonly release: string
  readonly gateway: string
  readonly isMock: boolean
  readonly isCompressed: boolean
  readonly id: string
  readonly source: MerchantSource
  /** The merchant in the release in use, if it is there. */
  readonly last: ServedMerchant | undefined
  readonly current: string | undefined
  readonly health: GatewayHealth
}

/**
 * Bakes one merchant's pages into the release. It fails where the gateway lacks anything that they show and there are
 * pages of before, or where a page is not whole: what it wrote is removed.
 */
export async function bakeMerchant(request: MerchantRequest): Promise<MerchantOutcome> {
  const { build, www, release, gateway, isMock, isCompressed, id, source, last, current, health } = request
  const { profile, folder, theme } = source
  const data = await askGateway(build.server, profile, gateway)
  health.report(!data.failures.some((failure) => failure.startsWith('BK-SITE')))
  if (data.failures.length > 0 && last) return { kind: 'failed', record: last, reasons: data.failures }
  const inputs = inputsDigest(build, profile, folder, data, isMock)
  if (last?.inputs === inputs && sameHosts(last, profile)) return { kind: 'unchanged', record: last }
  const target = merchantFolders(www, release, id)
  const before = last && current !== undefined ? merchantFolders(www, current, id) : undefined
  const clean = async (): Promise<void> => {
    await rm(target.pages, { recursive: true, force: true })
    await rm(target.brand, { recursive: true, force: true })
  }
  await clean()
  try {
    const pages = await writePages(renderPages(build, profile, theme, data), {
      folder: target.pages,
      before: before?.pages,
      isCompressed,
    })
    await writeBrand(build.server, profile, folder, {
      folder: target.brand,
      before: before?.brand,
      isCompressed,
    })
    const record = servedMerchant(build, profile, inputs, isMock)
    return { kind: 'baked', record, pages, lacks: data.failures }
  } catch (error) {
    await clean()
    return { kind: 'failed', record: last, reasons: [String(error instanceof Error ? error.message : error)] }
  }
}

/** A merchant whose pages were carried over may have given up a host, which its profile has again. */
const sameHosts = (last: ServedMerchant, { hosts }: Profile): boolean =>
  hosts.length === last.hosts.length && hosts.every((host) => last.hosts.includes(host))

function servedMerchant(
  { id: build, server, boot, importMap }: SiteBuild,
  profile: Profile,
  inputs: string,
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
    inputs,
  }
}
