import { createHash } from 'node:crypto'
import { bakedSite } from './baked-site.ts'
import { fileServer } from './file-server.ts'
import { linksPlugin } from './links-plugin.ts'

export interface LinksSite {
  /** `http://lotus.localhost:<port>` */
  readonly origin: string
  close(): Promise<void>
}

/**
 * The site of a merchant that has `linksPlugin`.
 * @param build folder of the build, within the project
 */
export async function linksSite(build?: string): Promise<LinksSite> {
  const server = await fileServer()
  const { id, file } = linksPlugin
  server.files.set('/links.js', file)
  const integrity = `sha384-${createHash('sha384').update(file).digest('base64')}` as const
  const entry = { id, url: `${server.origin}/links.js`, integrity, origins: {} }
  const site = await bakedSite({ lotus: [entry] }, build)
  return {
    origin: `http://lotus.localhost:${site.port}`,
    async close() {
      await site.close()
      await server.close()
    },
  }
}
