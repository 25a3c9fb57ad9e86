// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway } from './node-server.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => void (gateway = await startGateway({ port: 0 })), 30_000)
afterAll(() => gateway.close())

it('[HA-06c] serves the same handlers as a separate server, with the plugins’ mocks', async () => {
  const url = `http://127.0.0.1:${gateway.port}`
  const options = (await (await fetch(`${url}/__gateway/state-options`)).json()) as { endpoints: unknown }
  expect(options.endpoints).toEqual(expect.arrayContaining(['kernel.status', 'auth.login']))
  expect((await fetch(`${url}/m/home`)).status).toBe(404)
})

it('refuses an address that is no text', async () => {
  for (const path of ['/cdn/%c0%ae/x', '/wps/%zz'])
    expect((await fetch(`http://127.0.0.1:${gateway.port}${path}`)).status, path).toBe(400)
})
