import { fileURLToPath } from 'node:url'
import type { RequestHandler } from 'msw'
import { createServer } from 'vite'
import { otherMerchants } from './other-merchants.ts'

/** The module that every adapter serves. Only Vite can load it, because it uses import.meta.glob. */
export const GATEWAY_MODULE = fileURLToPath(new URL('../gateway/handlers.ts', import.meta.url))
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface LoadedGateway {
  readonly handlers: readonly RequestHandler[]
  close(): Promise<void>
}

export interface GatewayModule {
  readonly handlers: readonly RequestHandler[]
}

/**
 * Loads the gateway with a Vite server that neither watches files nor listens on a port.
 *
 * @param merchants the folder of the merchants that it knows, absolute; default: `merchants/`
 */
export async function loadGateway(merchants?: string): Promise<LoadedGateway> {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    plugins: merchants === undefined ? [] : [otherMerchants(ROOT, merchants)],
    // A separate cache: the dev server's contains what browsers requested.
    cacheDir: `${ROOT}/node_modules/.vite-gateway`,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { resolve: { conditions: ['foyer-source', 'module', 'node', 'development|production'] } },
  })
  try {
    const { handlers } = (await vite.ssrLoadModule(GATEWAY_MODULE)) as GatewayModule
    return { handlers, close: () => vite.close() }
  } catch (error) {
    await vite.close()
    throw error
  }
}
