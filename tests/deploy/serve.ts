/** The built site behind nginx on port 8080 (or `PORT`), until it is stopped. */
import { startNginx } from './nginx.ts'

const port = Number(process.env['PORT'] ?? 8080)
try {
  const nginx = await startNginx({ port })
  console.log(`nginx: http://lotus.localhost:${port}/m/home`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void nginx.close().then(() => process.exit(0)))
} catch (error) {
  console.error(`nginx: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
