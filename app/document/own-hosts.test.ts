import { parseUrl } from '@foyer/sdk'

// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { testProfile } from '../../mocks/world/profile.fake.ts'
import type { ProfileSource } from '../../kernel/profile/profile.ts'
import { withDefaultLanguage } from '../../kernel/profile/with-default-language.ts'
import { registry } from '../registry.ts'
import { canBeEnabled } from './can-be-enabled.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const profiles = Object.values(
  import.meta.glob<ProfileSource>('../../merchants/*/profile.ts', { eager: true, import: 'profile' }),
).map(withDefaultLanguage)
const policyOf = (settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string => {
  const merchant = testProfile({ settings })
  const own = registry.map(({ manifest }) => manifest).filter((manifest) => canBeEnabled(manifest, merchant))
  return contentSecurityPolicy(merchant, own, [])
}

describe('[SE-01] the policy of a merchant, from the plugins of this repository', () => {
  it('has the hosts of a plugin whose setting the profile names', () => {
    const pixel = { 'tracking.facebook': { pixelId: '4817203956124081' } }
    expect(policyOf(pixel)).toContain('https://connect.facebook.net')
  })

  it('has none of a plugin whose setting it does not name', () =>
    expect(policyOf({})).not.toContain('facebook'))

  it.each(profiles)(
    'has no host for $id but those that its plugins, its images and its domains name',
    (profile) => {
      const { settings, foreign = [], hosts, imageCDNs } = profile
      const own = registry
        .map(({ manifest }) => manifest)
        .filter((manifest) => canBeEnabled(manifest, profile))
      const named = own.flatMap(({ id, origins = {} }) =>
        Object.values(origins)
          .flat()
          .map((source) => (typeof source === 'string' ? source : settings[id]?.[source.fromSetting])),
      )
      const byForeign = foreign.flatMap(({ url, origins }) => [url, ...Object.values(origins).flat()])
      const allowed = [
        ...named,
        ...byForeign,
        ...imageCDNs,
        ...hosts.map((host) => `https://${host}`),
      ].flatMap((address) => (typeof address === 'string' && parseUrl(address)?.origin) || [])
      const sources = contentSecurityPolicy(profile, own, [])
        .split('; ')
        .filter((directive) => !directive.startsWith('frame-ancestors'))
        .flatMap((directive) => directive.split(' ').slice(1))
        .filter((source) => source.startsWith('https://'))
      expect(sources.length).toBeGreaterThan(0)
      expect(sources.filter((source) => !allowed.includes(new URL(source).origin))).toEqual([])
    },
  )
})
