/**
 * When the parts of the site that are imported lazily are fetched: each part that the entry, or a part of the
 * first two lists, imports is in one of the three. The build reads this module and never runs it; an
 * `import()` lets the compiler and the editor follow each path. A plugin outside the entry is not listed: its
 * own manifest loads it.
 */
type LazyPart = () => Promise<unknown>

/**
 * Every page loads these within seconds of hydration. In one chunk they are a fourth smaller than one by one.
 */
export const soon: readonly LazyPart[] = [
  () => import('./ahead/fetch-parts.ts'),
  () => import('./border.ts'),
  () => import('../kernel/host/tooling/diagnose.ts'),
  () => import('../kernel/host/settings/validate-settings.ts'),
  () => import('./root/show-root-failed.ts'),
  () => import('../kernel/http/show-failure.ts'),
  () => import('../kernel/boot/start-listeners.ts'),
  () => import('../kernel/site/status-feed.ts'),
  () => import('../kernel/site/status-schema.ts'),
  () => import('../plugins/site/metadata/metadata.ts'),
  () => import('../plugins/site/offline/offline.ts'),
  () => import('../plugins/site/update/register-worker.ts'),
  () => import('../plugins/site/update/update.ts'),
]

/**
 * The service worker fetches these, and what is fetched soon, when it is installed: a page needs them soon
 * after it has loaded, or when it is offline or old. Only parts of the site itself: a plugin that is off must
 * cost nothing (KN-01).
 */
export const precached: readonly LazyPart[] = [
  () => import('./after-hydration.ts'),
  () => import('./shell/fallback-nav-links.tsx'),
  () => import('../kernel/domains/domains-service.ts'),
  () => import('../kernel/domains/ping.ts'),
  () => import('../kernel/http/engine.ts'),
  () => import('../kernel/member/member-loader.ts'),
  () => import('../kernel/navigation/handle-landing-url.ts'),
  () => import('../kernel/navigation/scroll-restoration.ts'),
  () => import('../kernel/navigation/not-found.ts'),
  () => import('../kernel/overlays/overlay-root.tsx'),
  () => import('../kernel/session/confirm-offers.ts'),
  () => import('../kernel/site/clear-merchant-data.ts'),
  () => import('../kernel/site/page-metadata-store.ts'),
  () => import('../plugins/account/auth/remembered.ts'),
  () => import('../plugins/account/auth/login-screen.tsx'),
  () => import('../plugins/account/auth/settings.ts'),
  () => import('../plugins/games/lobby/poll-jackpot.ts'),
  () => import('../plugins/games/lobby/closed-games.tsx'),
  () => import('../plugins/games/lobby/game-area-screen.tsx'),
  () => import('../plugins/games/lobby/load-lanes.ts'),
  () => import('../plugins/promotions/banners/load-banners.ts'),
  () => import('../plugins/site/chrome/open-settings.tsx'),
  () => import('../plugins/site/offline/offline-bar.tsx'),
  () => import('../plugins/site/update/new-build.ts'),
]

/**
 * Fetched when first used, and never ahead: useless without the gateway, used by few pages, or for
 * developers.
 */
export const onDemand: readonly LazyPart[] = [
  () => import('../sdk/src/ui/sanitize-html.ts'),
  () => import('../kernel/crypto/encrypt-payload.ts'),
  () => import('../kernel/crypto/sign-payload.ts'),
  () => import('../kernel/foreign/foreign-plugins.ts'),
  () => import('../kernel/host/errors/error-codes.ts'),
  () => import('../kernel/inspection/inspection.ts'),
  () => import('../kernel/scripts/load-script.ts'),
  () => import('../plugins/account/shared/fingerprint.ts'),
]
