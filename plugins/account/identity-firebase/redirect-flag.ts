import { defineStorageKey } from '@foyer/sdk'
import type { SocialProvider } from './identity-service.ts'

/** Set before leaving the page for a provider; a sign-in screen that finds it continues (ST-09). */
export const REDIRECT_FLAG = defineStorageKey<SocialProvider>({
  name: 'account.identity-firebase.redirect',
  area: 'session',
  format: 'text',
  parse: (stored) => (stored === 'google.com' || stored === 'facebook.com' ? stored : undefined),
})
