import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CodedError } from '@foyer/sdk'
import sirv, { type RequestHandler } from 'sirv'
import { currentRelease, readRelease, releaseFolder, type ServedMerchant } from '../release/releases.ts'

/** What the preview serves of one release. Files are looked for when it is opened: a release never changes. */
export interface ServedRelease {
  readonly release: string
  merchantOf(host: string): ServedMerchant | undefined
  /** `/assets/…` and `/t/…`, also of the release before. */
  readonly assets: RequestHandler
  /** `/<build>/sw.js` and the like. */
  readonly builds: RequestHandler
  /** `/<merchant>/logo.svg` */
  readonly brand: RequestHandler
  /** `/<merchant>/<language>/home.html` */
  readonly pages: RequestHandler
  /** The same as text; `undefined` where there is none. */
  page(address: string): string | undefined
}

const OPTIONS = { brotli: true, gzip: true, dev: false, etag: true } as const

/** @returns the release that is in use now, opened once. The call throws `RE-UNKNOWN` where there is none. */
export function servedRelease(www: string): () => ServedRelease {
  let served: ServedRelease | undefined
  return () => {
    const release = currentRelease(www)
    if (release === undefined) throw new CodedError('RE-UNKNOWN', { release: 'current', known: [] })
    if (served?.release !== release) served = openRelease(www, release)
    return served
  }
}

function openRelease(www: string, release: string): ServedRelease {
  const folder = releaseFolder(www, release)
  const hosts = new Map(
    readRelease(www, release)?.merchants.flatMap((merchant) =>
      merchant.hosts.map((host) => [host, merchant] as const),
    ),
  )
  const [own, before] = [folder, join(www, 'previous')].map(assetsOf)
  return {
    release,
    merchantOf: (host) => hosts.get(host),
    assets: (req, res, next) => own?.(req, res, () => before?.(req, res, next)),
    builds: sirv(join(folder, 'builds'), OPTIONS),
    brand: sirv(join(folder, 'brand'), OPTIONS),
    pages: sirv(join(folder, 'site'), { ...OPTIONS, extensions: [] }),
    page(address) {
      const file = join(folder, 'site', address)
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined
    },
  }
}

/** The files with a hash in their name of a release, of which nothing else is served. */
function assetsOf(folder: string): RequestHandler {
  const handlers = new Map(
    ['assets', 't']
      .filter((part) => existsSync(join(folder, part)))
      .map((part) => [part, sirv(join(folder, part), OPTIONS)] as const),
  )
  return (req, res, next) => {
    const address = req.url ?? ''
    const [, part = '', file = ''] = /^\/([^/]*)(\/.*)$/.exec(address) ?? []
    const handler = handlers.get(part)
    if (!handler) return next?.()
    req.url = file
    handler(req, res, () => {
      req.url = address
      next?.()
    })
  }
}
