// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { testProfile } from '../../mocks/world/profile.fake.ts'
import { registry } from '../registry.ts'
import { canBeEnabled } from './can-be-enabled.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const policyOf = (settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string => {
  const merchant = testProfile({ settings })
  const own = registry.map(({ manifest }) => manifest).filter((manifest) => canBeEnabled(manifest, merchant))
  return contentSecurityPolicy(merchant, own, [])
}

describe('[SE-01] the policy of a merchant, from the plugins of this repository', () => {
  it('has the hosts of a plugin whose setting the profile names, though the plugin is disabled', () => {
    const pixel = { 'tracking.facebook': { pixelId: '4817203956124081' } }
    expect(policyOf(pixel)).toContain('https://connect.facebook.net')
  })

  it('has none of a plugin whose setting it does not name', () =>
    expect(policyOf({})).not.toContain('facebook'))
})
