// @vitest-environment node
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type DevServer, startDevServer } from './dev-server.ts'

let server: DevServer
beforeEach(async () => {
  server = await startDevServer(0)
})
afterEach(async () => {
  await server.close()
})
const show = (code: string): void => {
  server.show({
    bytes: new TextEncoder().encode(code),
    entry: { id: 'acme.tips', integrity: 'sha384-x', origins: {} },
    settings: { scriptUrl: '/__gateway/vendor/tips.js' },
    answer: (request) =>
      Promise.resolve(
        new URL(request.url).pathname === '/wps/tips' ? Response.json({ by: request.method }) : undefined,
      ),
  })
}

it('serves the file, its entry and the mock to every origin, and each build anew', async () => {
  expect((await fetch(`${server.origin}/plugin.js`)).status).toBe(503)
  show('export default 1')
  const file = await fetch(`${server.origin}/plugin.js`)
  expect([await file.text(), file.headers.get('access-control-allow-origin')]).toEqual([
    'export default 1',
    '*',
  ])
  expect(file.headers.get('content-type')).toBe('text/javascript')
  show('export default 2')
  expect(await (await fetch(`${server.origin}/plugin.js`)).text()).toBe('export default 2')
  expect(await (await fetch(`${server.origin}/profile-entry.json`)).json()).toEqual({
    id: 'acme.tips',
    integrity: 'sha384-x',
    origins: {},
    url: `${server.origin}/plugin.js`,
  })
  expect(await (await fetch(`${server.origin}/mock-settings.json`)).json()).toEqual({
    'acme.tips': { scriptUrl: '/__gateway/vendor/tips.js' },
  })
  expect(await (await fetch(`${server.origin}/wps/tips`, { method: 'POST', body: '{}' })).json()).toEqual({
    by: 'POST',
  })
  expect((await fetch(`${server.origin}/else`)).status).toBe(404)
})

it('says that its port is taken, and how to give it another', async () => {
  const port = Number(new URL(server.origin).port)
  await expect(startDevServer(port)).rejects.toMatchObject({
    code: 'VP-PORT',
    details: { port },
    message: `VP-PORT: port ${port} is taken; name another in vite.config.ts: foyerPlugin({ port: ${port + 1} })`,
  })
})
