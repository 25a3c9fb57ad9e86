import type { Plugin } from 'vite'
import { GATEWAY_MODULE, type GatewayModule, loadGateway } from './load-gateway.ts'
import { middleware } from './middleware.ts'

/**
 * The mock gateway inside Vite's own servers. In dev the dev server loads the handlers, so that an edited mock applies to
 * the next call and the worlds persist; in preview they are loaded once.
 */
export const mockGateway = (): Plugin => ({
  name: 'foyer:mock-gateway',
  configureServer(server) {
    server.middlewares.use(
      middleware(async () => ((await server.ssrLoadModule(GATEWAY_MODULE)) as GatewayModule).handlers),
    )
  },
  async configurePreviewServer(server) {
    const gateway = await loadGateway()
    server.httpServer.once('close', () => void gateway.close())
    server.middlewares.use(middleware(() => Promise.resolve(gateway.handlers)))
  },
})
