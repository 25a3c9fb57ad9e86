import { defineStorageKey } from '@foyer/sdk'
import type { SocialProvider } from './identity-service.ts'

/** Set before the page is left for a provider; whoever finds it when the screen opens goes on (ST-09). */
export const REDIRECT_FLAG = defineStorageKey<SocialProvider>({
  name: 'account.identity-firebase.redirect',
  area: 'session',
  format: 'text',
  parse: (stored) => (stored === 'google.com' || stored === 'facebook.com' ? stored : undefined),
})
