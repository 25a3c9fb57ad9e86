// @vitest-environment node
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort, requireFreePort } from './ports.ts'

it('reports a port that is taken', async () => {
  const port = await freePort()
  await requireFreePort(port)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  await expect(requireFreePort(port)).rejects.toThrow(`port ${port} is taken`)
  server.close()
})
