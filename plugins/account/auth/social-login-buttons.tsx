import { lazyWithFallback } from './lazy-with-fallback.tsx'

/** The ways in that are buttons, for another screen; which has a form, where their code did not load. */
export const SocialLoginButtons = lazyWithFallback({
  load: async () => (await import('./screens.ts')).SocialLoginPanel,
})
