// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STATUS } from '../gateway/caller.fake.ts'
import { defaultProfile } from '../world/merchants.ts'
import { mockGateway } from './vite.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
let server: ViteDevServer
let origin: string
beforeAll(async () => {
  server = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [mockGateway()],
    cacheDir: `${ROOT}/.cache/vite-gateway-test`,
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { resolve: { conditions: ['foyer-source', 'module', 'node', 'development|production'] } },
  })
  await server.listen()
  const address = server.httpServer?.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}, 60_000)
afterAll(() => server.close())

it('[HA-06c] the development server answers as the gateway of the unit tests does, in one world', async () => {
  const headers = { Merchant: defaultProfile().code, Language: 'EN', 'Content-Type': 'application/json' }
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> =>
    (await fetch(origin + path, { ...init, headers })).json()
  const patch = { method: 'POST', body: JSON.stringify({ switches: { DEVSITE3: true } }) }
  expect(await ask('/__gateway/world', patch)).toMatchObject({ notes: [] })
  expect(await ask(STATUS)).toMatchObject({ value: { info: { whitelabel: { DEVSITE3: true } } } })
  expect(await ask('/wps/member/info')).toMatchObject({ success: false, errorCode: 'user.or.token.invalid' })
  expect(await ask('/__gateway/world')).toMatchObject({
    log: [
      { endpoint: 'kernel.status', status: 200 },
      { endpoint: 'kernel.member-info', status: 401 },
    ],
  })
})

it('leaves the site’s own pages to Vite', async () =>
  expect((await fetch(`${origin}/m/nowhere.json`)).status).toBe(404))
