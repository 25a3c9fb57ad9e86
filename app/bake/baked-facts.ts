import type { Facts } from '@foyer/sdk'
import type { Profile } from '../../kernel/profile/profile.ts'

/**
 * The facts that a page is rendered from: a guest, the profile's switches and settings, what the gateway
 * reports about the site, no device.
 */
export function bakedFacts(profile: Profile, site: Facts['site'] = {}): Facts {
  const granted = profile.consent === 'none'
  return {
    switch: profile.switches,
    ...(profile.disabled?.length && {
      disabled: Object.fromEntries(profile.disabled.map((id) => [id, true])),
    }),
    setting: profile.settings,
    session: { loggedIn: false },
    member: {},
    consent: granted ? { marketing: true, analytics: true, support: true } : {},
    site,
    device: undefined,
    fresh: false,
  }
}
