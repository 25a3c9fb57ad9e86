import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ForeignPlugin } from '../../../kernel/profile/foreign-plugin.ts'
import { type BakedSite, bakedSite } from '../../foreign/baked-site.ts'
import { chatPackage } from '../../foreign/chat-package.ts'
import { type FileServer, fileServer } from '../../foreign/file-server.ts'
import { type ForeignFolder, foreignFolder } from '../../foreign/foreign-folder.ts'
import { test as base } from '../../e2e/site.ts'

export const SWITCH = 'ACMELUCKY3'

export const FILE = '/lucky-number/plugin.js'

export const CHAT_SWITCH = 'ACMECHAT3'

const CHAT_FILE = '/chat/plugin.js'

/** Everything outside the site: the integrator's folder, its server, and a site baked with its entry. */
interface Foreign {
  readonly folder: ForeignFolder
  readonly printed: Readonly<Record<'check' | 'test' | 'build', string>>
  /** The plugin's file. */
  readonly built: string
  readonly server: FileServer
  readonly site: BakedSite
}

export const hash = (text: string): ForeignPlugin['integrity'] =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

/** A foreign file written by hand, because the SDK's types and its preset would refuse it. */
const file = (manifest: object): string =>
  `export default { manifest: ${JSON.stringify({ version: '1.0.0', sdk: '^1', title: 'A', activateOn: 'idle', ...manifest })}, load: () => ({ activate() { globalThis.foreignRan = true } }) }`

/** Refused files by error code: the served file, and its entry in the profile. */
export const REFUSED: Readonly<
  Record<string, { readonly id: ForeignPlugin['id']; readonly served?: string; readonly listed?: string }>
> = {
  'PL-INTEGRITY': { id: 'acme.tampered', served: 'globalThis.foreignRan = true', listed: 'export default 1' },
  'PL-SDK': { id: 'acme.old', served: file({ id: 'acme.old', sdk: '^2' }) },
  'PL-ORIGIN': {
    id: 'acme.nosy',
    served: file({ id: 'acme.nosy', origins: { connect: ['https://evil.example'] } }),
  },
  'PL-EXPORT': { id: 'acme.nothing', served: 'export default 42' },
  'PL-IDENTITY': { id: 'acme.masked', served: file({ id: 'acme.other' }) },
  'PL-NETWORK': { id: 'acme.gone', listed: 'export default 1' },
  'PL-TIMEOUT': { id: 'acme.slow', served: 'await new Promise(() => {})' },
}

/** The test of specs that need it. */
export const test = base.extend<object, { foreign: Foreign }>({
  foreign: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const folder = foreignFolder()
      const printed = { check: folder.run('check'), test: folder.run('test'), build: folder.run('build') }
      const built = readFileSync(join(folder.path, 'dist/plugin.js'), 'utf8')
      const server = await fileServer()
      server.files.set(FILE, built)
      const chat = chatPackage(folder.path)
      server.files.set(CHAT_FILE, chat)
      const refused = Object.values(REFUSED).map(({ id, served, listed = served ?? '' }): ForeignPlugin => {
        const path = `/${id}.js`
        if (served !== undefined) server.files.set(path, served)
        return { id, url: server.origin + path, integrity: hash(listed), origins: {} }
      })
      const site = await bakedSite({
        lotus: [
          {
            id: 'acme.lucky-number',
            url: server.origin + FILE,
            integrity: hash(built),
            origins: { connect: ['https://api.acme.example'] },
            switch: SWITCH,
          },
          {
            id: 'helpers.acme-chat',
            url: server.origin + CHAT_FILE,
            integrity: hash(chat),
            origins: {},
            switch: CHAT_SWITCH,
          },
        ],
        coral: refused,
      })
      await use({ folder, printed, built, server, site })
      await site.close()
      await server.close()
      folder.remove()
    },
    { scope: 'worker', timeout: 420_000 },
  ],
  baseURL: async ({ foreign }, use) => use(`http://lotus.localhost:${foreign.site.port}`),
})
