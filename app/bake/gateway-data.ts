import type { Facts, LanguageCode } from '@foyer/sdk'
import type { BakedPage } from '../../kernel/profile/baked-page.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import type { ServerBundle } from './site-build.ts'

/** What the gateway says about a merchant while its pages are baked. */
export interface GatewayData {
  readonly site: NonNullable<Facts['site']>
  /** What plugins' `bake.ts` returned, by language. */
  readonly pages: ReadonlyMap<LanguageCode, BakedPage['data']>
  /** Calls that failed, a line each, with its code: `BK-SITE` or `BK-DATA`. */
  readonly failures: readonly string[]
}

/** Asks the gateway for the status of a merchant's site and for its plugins' data in each language. */
export async function askGateway(
  { bakeData, fetchSiteFacts }: Pick<ServerBundle, 'bakeData' | 'fetchSiteFacts'>,
  profile: Profile,
  gateway: string,
): Promise<GatewayData> {
  const failures: string[] = []
  const site = await fetchSiteFacts(profile, gateway).catch((error: unknown) => {
    failures.push(`BK-SITE the gateway gives no status of the site: ${String(error)}`)
    return {}
  })
  const pages = new Map<LanguageCode, BakedPage['data']>()
  // A gateway that does not even give the status is not asked for more.
  if (failures.length === 0)
    for (const language of profile.languages)
      pages.set(
        language,
        await bakeData(profile, language, gateway, (plugin, error, endpoint = 'data') =>
          failures.push(`BK-DATA ${language}: ${plugin} lacks ${endpoint}: ${String(error)}`),
        ),
      )
  return { site, pages, failures }
}
