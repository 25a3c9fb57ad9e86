import { createHash } from 'node:crypto'
import type { ForeignPlugin } from '../../kernel/profile/foreign-plugin.ts'
import { bakedSite } from './baked-site.ts'
import { fileServer } from './file-server.ts'

/** A plugin as a file that no tool has made. */
export interface HandWrittenPlugin {
  readonly id: ForeignPlugin['id']
  readonly file: string
}
/** The built site, whose merchant lotus lets one foreign plugin in. */
export interface OnePluginSite {
  readonly port: number
  /** `http://lotus.localhost:<port>` */
  readonly origin: string
  close(): Promise<void>
}

/** @param build folder of the build, within the project */
export async function onePluginSite({ id, file }: HandWrittenPlugin, build?: string): Promise<OnePluginSite> {
  const server = await fileServer()
  server.files.set('/plugin.js', file)
  const integrity = `sha384-${createHash('sha384').update(file).digest('base64')}` as const
  const site = await bakedSite(
    { lotus: [{ id, url: `${server.origin}/plugin.js`, integrity, origins: {} }] },
    build,
  )
  return {
    port: site.port,
    origin: `http://lotus.localhost:${site.port}`,
    async close() {
      await site.close()
      await server.close()
    },
  }
}
