/**
 * `npm run preview`: the built site on port 4173, with the mock gateway, or with `GATEWAY_URL=` a real one. `--output`: the
 * folder of another build than `dist`; `--sabotage`: that of the tests' own.
 */
import { outputOf } from '../build/output.ts'
import { startPreview } from './server.ts'

const { port } = await startPreview({
  port: Number(process.env['PORT'] ?? 4173),
  output: outputOf(process.argv),
  ...(process.env['GATEWAY_URL'] ? { gatewayUrl: process.env['GATEWAY_URL'] } : {}),
})
console.log(`preview: http://lotus.localhost:${port}/m/home`)
