/** Firebase's Auth emulator on a free port, in the process of its own that `start-emulator.ts` makes; prints its address. */
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { installEmulator } from './install-emulator.ts'

const PROJECT = 'demo-foyer'

interface AuthEmulator {
  createApp(project: string): Promise<RequestListener>
}
// Inside of firebase-tools, whose own command takes twice the time to start; hence the pinned version.
const require = createRequire(join(resolve(installEmulator()), 'package.json'))
const { createApp } = require('firebase-tools/lib/emulator/auth/server') as AuthEmulator

const server = createServer(await createApp(PROJECT))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`emulator: http://127.0.0.1:${address.port}`)
})
