import { createHash } from 'node:crypto'
import type { ForeignPlugin } from '../../kernel/profile/foreign-plugin.ts'
import { test as base } from '../e2e/site.ts'
import { type BakedSite, bakedSite } from './baked-site.ts'
import { type FileServer, fileServer } from './file-server.ts'
import { fileOf, HOSTILE_PLUGINS, type HostilePlugin } from './hostile-plugins.ts'

/** A plugin as the site's profile lists it. */
export interface ListedPlugin {
  readonly plugin: HostilePlugin
  readonly id: ForeignPlugin['id']
  /** Its file is not fetched before this switch is on. */
  readonly switch: string
}

const hash = (text: string): ForeignPlugin['integrity'] =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Each has an id of its own, `evil.p3`, behind `EVIL3`. Short, because Chromium abbreviates long lines of the console. */
export const LISTED: readonly ListedPlugin[] = HOSTILE_PLUGINS.map((plugin, index) => ({
  plugin,
  id: `evil.p${index}`,
  switch: `EVIL${index}`,
}))

/** Puts a plugin's file on the server, and gives its entry for the profile. */
function serve(server: FileServer, { plugin, id, switch: name }: ListedPlugin): ForeignPlugin {
  const path = `/${id}.js`
  const body = fileOf(plugin, id)
  server.files.set(path, plugin.tampered ? `globalThis.evilRan = true;${body}` : body)
  return { id, url: server.origin + path, integrity: hash(body), origins: {}, switch: name }
}

/** The site of lotus, whose profile lists all of them. */
export const test = base.extend<object, { readonly hostile: BakedSite }>({
  hostile: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await fileServer()
      const site = await bakedSite({ lotus: LISTED.map((each) => serve(server, each)) })
      await use(site)
      await site.close()
      await server.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ hostile }, use) => use(`http://lotus.localhost:${hostile.port}`),
})
