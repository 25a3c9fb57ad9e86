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
    failures.push(`BK-SITE the gateway gives no status of the site: ${reasonOf(error)}`)
    return {}
  })
  const pages = new Map<LanguageCode, BakedPage['data']>()
  // A gateway that does not even give the status is not asked for more.
  if (failures.length === 0)
    for (const language of profile.languages)
      pages.set(
        language,
        await bakeData(profile, language, gateway, (plugin, error, endpoint = 'data') =>
          failures.push(`BK-DATA ${language}: ${plugin} lacks ${endpoint}: ${reasonOf(error)}`),
        ),
      )
  return { site, pages, failures }
}

/** Node's `fetch` says why it failed only in the cause. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${String(error)}${cause}`
}

/** The gateway that a bake asks. */
interface BakeGateway {
  readonly url: string
  readonly isMock: boolean
  close(): Promise<void>
}

/**
 * That of `GATEWAY_URL`, or a mock of its own.
 *
 * @param merchants the folder of the merchants that a mock knows, absolute
 */
export async function bakeGateway(merchants: string): Promise<BakeGateway> {
  const url = process.env['GATEWAY_URL']
  if (url) return { url, isMock: false, close: async () => {} }
  const { startGateway } = await import('../../mocks/adapters/node-server.ts')
  const { port, close } = await startGateway({ port: 0, merchants })
  return { url: `http://127.0.0.1:${port}`, isMock: true, close }
}
