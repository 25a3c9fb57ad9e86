import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ForeignPlugin } from '../../kernel/profile/foreign-plugin.ts'
import { type BakedSite, bakedSite } from './baked-site.ts'
import { fileServer } from './file-server.ts'

/** A plugin that makes whatever call a test asks for, as a plugin's author would: by HTTP, with its alerts. */
const CALLER = `
import { HTTP, OVERLAYS } from '@foyer/sdk'
const response = { '~standard': { version: 1, vendor: 'acme', validate: (value) => ({ value }) } }
export default {
  manifest: {
    id: 'acme.caller', version: '1.0.0', sdk: '^1', title: 'Caller', activateOn: 'start',
    requires: { http: HTTP, overlays: OVERLAYS },
  },
  load: () => ({
    activate(context, { http, overlays }) {
      globalThis.acme = {
        call: ({ options, ...endpoint }) =>
          http
            .call({ id: 'acme.call', method: 'GET', path: '/wps/acme', auth: 'optional', response, ...endpoint }, options)
            .then((answer) => ({ answer }), (error) => ({ code: error.code })),
        loading: () => void overlays.loading(),
      }
    },
  }),
}`

/** What the plugin is asked for: parts of an endpoint, and the options of the call. */
export interface Asked {
  readonly path?: string
  readonly method?: string
  readonly auth?: 'none' | 'optional' | 'required'
  readonly encrypted?: boolean
  readonly timeoutMs?: number
  readonly options?: { readonly alert?: boolean; readonly query?: object; readonly body?: unknown }
}
interface Acme {
  call(asked: Asked): Promise<{ readonly code?: string; readonly answer?: unknown }>
  loading(): void
}
/** The page as the plugin leaves it. A cast instead of a global type, which every file of the project would have. */
export type CallerPage = typeof globalThis & { readonly acme?: Acme }

/** The built site with that plugin; lotus only. */
export async function callerSite(): Promise<BakedSite> {
  const server = await fileServer()
  server.files.set('/caller.js', CALLER)
  const integrity: ForeignPlugin['integrity'] = `sha384-${createHash('sha384').update(CALLER).digest('base64')}`
  const site = await bakedSite({
    lotus: [{ id: 'acme.caller', url: `${server.origin}/caller.js`, integrity, origins: {} }],
  })
  return {
    port: site.port,
    async close() {
      await site.close()
      await server.close()
    },
  }
}

export const callerReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (globalThis as CallerPage).acme !== undefined)

/** Makes calls at once, and gives what became of them: a code, or an answer. */
export const call = (
  page: Page,
  ...asked: readonly Asked[]
): Promise<readonly Awaited<ReturnType<Acme['call']>>[]> =>
  page.evaluate(
    (all) =>
      Promise.all(all.map((each) => (globalThis as CallerPage).acme?.call(each) ?? { code: 'absent' })),
    asked,
  )
