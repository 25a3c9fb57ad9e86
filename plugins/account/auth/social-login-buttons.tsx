import { lazyWithFallback } from './lazy-with-fallback.tsx'

/** The login methods that are buttons, for another screen. No fallback: that screen has a form of its own. */
export const SocialLoginButtons = lazyWithFallback({
  load: async () => (await import('./screens.ts')).SocialLoginPanel,
})
