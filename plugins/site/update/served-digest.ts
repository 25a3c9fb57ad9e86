import { digestOf } from './digest-of.ts'

/** Where a build tells what it consists of (RT-20). */
const MANIFESTS = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json']

/** The digest of the build that is served now. Rejects where it is not known: offline, an error, or an answer that is no JSON. */
export const servedDigest = async (signal: AbortSignal): Promise<string> =>
  digestOf(
    await Promise.all(
      MANIFESTS.map(async (address) => {
        const response = await fetch(address, { cache: 'no-store', signal })
        const text = await response.text()
        // A proxy's page, or half an answer, is no new build.
        if (!response.ok || !JSON.parse(text).entrypoints) throw response.status
        return text
      }),
    ),
  )
