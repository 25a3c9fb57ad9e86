/** `npm run preview`: the built site on port 4173, with the mock gateway, or with `GATEWAY_URL=` a real one. */
import { startPreview } from './server.ts'

const port = Number(process.env['PORT'] ?? 4173)
await startPreview({
  port,
  ...(process.env['GATEWAY_URL'] ? { gatewayUrl: process.env['GATEWAY_URL'] } : {}),
})
console.log(`preview: http://lotus.localhost:${port}/m/home`)
