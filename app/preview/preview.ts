/**
 * `npm run preview`: the built site on port 4173 (or `PORT`), with the mock gateway, or with `GATEWAY_URL=` a real one; as
 * baked to `dist`, or to the folder `SITE`.
 */
import { startPreview } from './server.ts'

const port = Number(process.env['PORT'] ?? 4173)
const baked = process.env['SITE']
await startPreview({
  port,
  ...(baked ? { baked } : {}),
  ...(process.env['GATEWAY_URL'] ? { gatewayUrl: process.env['GATEWAY_URL'] } : {}),
})
console.log(`preview: http://lotus.localhost:${port}/m/home`)
