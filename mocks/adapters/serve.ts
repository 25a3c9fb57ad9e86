/** `npx tsx -C foyer-source mocks/adapters/serve.ts [port]`: the mock gateway as a server; default port 5400. */
import { startGateway } from './node-server.ts'

const DEFAULT_PORT = 5400

const gateway = await startGateway({ port: Number(process.argv[2] ?? process.env['PORT'] ?? DEFAULT_PORT) })
console.log(`mock gateway on http://127.0.0.1:${gateway.port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void gateway.close().then(() => process.exit(0)))
