import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CodedError } from '@foyer/sdk'
import sirv, { type RequestHandler } from 'sirv'
import { releaseFolder } from '../release/layout.ts'
import { currentRelease, readShards } from '../release/read-releases.ts'
import type { ServedMerchant } from '../release/served-merchant.ts'

/** What the preview serves of one release. Files are looked for when it is opened: a release never changes. */
export interface ServedRelease {
  readonly release: string
  merchantOf(host: string): ServedMerchant | undefined
  /** `/assets/…` and `/t/…` of every build. */
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
    readShards(www, release).flatMap(({ merchants }) =>
      merchants.flatMap((merchant) => merchant.hosts.map((host) => [host, merchant] as const)),
    ),
  )
  return {
    release,
    merchantOf: (host) => hosts.get(host),
    assets: filesOf(www, ['assets', 't']),
    builds: sirv(join(www, 'builds'), OPTIONS),
    brand: sirv(join(folder, 'brand'), OPTIONS),
    pages: sirv(join(folder, 'site'), { ...OPTIONS, extensions: [] }),
    page(address) {
      const file = join(folder, 'site', address)
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined
    },
  }
}

/** The files of some folders, each under its own name. */
function filesOf(root: string, folders: readonly string[]): RequestHandler {
  const handlers = new Map(
    readdirSync(root)
      .filter((name) => folders.includes(name))
      .map((name) => [name, sirv(join(root, name), OPTIONS)]),
  )
  return (req, res, next) => {
    const [, folder = '', file = ''] = /^\/([^/]*)(\/.*)$/.exec(req.url ?? '') ?? []
    const handler = handlers.get(folder)
    if (!handler) return next?.()
    req.url = file
    handler(req, res, next)
  }
}
