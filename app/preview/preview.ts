/**
 * `npm run preview`: the built site on port 4173, with the mock gateway, or with `GATEWAY_URL=` a real one. `--output`: the
 * folder of another build than `dist`.
 */
import { parseArgs } from 'node:util'
import { startPreview } from './server.ts'

const port = Number(process.env['PORT'] ?? 4173)
const {
  values: { output },
} = parseArgs({ options: { output: { type: 'string', default: 'dist' } } })
await startPreview({
  port,
  output,
  ...(process.env['GATEWAY_URL'] ? { gatewayUrl: process.env['GATEWAY_URL'] } : {}),
})
console.log(`preview: http://lotus.localhost:${port}/m/home`)
