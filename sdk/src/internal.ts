/**
 * @foyer/sdk/internal: what the kernel and the site's shell share with the SDK, and no plugin needs. The
 * packed SDK does not have it, and the Vite preset refuses it. In the site's build it resolves to the modules
 * of `@foyer/sdk`, so that there is one copy of each React context.
 */
export { testGate } from './gate.ts'
export { i18nextOptions, translator } from './i18next-texts.ts'
export { useKernel } from './react/hooks.ts'
export {
  type Activation,
  KernelContext,
  type KernelView,
  PluginIdContext,
  type PluginStatus,
  type RouteEntry,
  type SlotEntry,
} from './react/kernel-view.ts'
export { RegionBoundary } from './react/region-boundary.tsx'
export { SiteRouter, type SiteRouterProps } from './react/site-router.tsx'
export { type Intercept } from './services/http.ts'
export { BAD_GATEWAY, SESSION_GONE, TOO_MANY_REQUESTS, TOO_MANY_STATUS } from './services/failure-codes.ts'
export { FAILURE_ROWS } from './services/describe-failure.ts'
