// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { testProfile } from '../../mocks/world/profile.fake.ts'
import { registry } from '../registry.ts'
import { canBeEnabled } from './can-be-enabled.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const policyOf = (switches: Readonly<Record<string, boolean>>): string => {
  const merchant = testProfile({ switches })
  const own = registry.map(({ manifest }) => manifest).filter((manifest) => canBeEnabled(manifest, merchant))
  return contentSecurityPolicy(merchant, own, [])
}

describe('[SE-01] the policy of a merchant, from the plugins of this repository', () => {
  it('has the hosts of a plugin whose switch the profile names, though it is off', () =>
    expect(policyOf({ CBS3: true, FBPIXEL3: false })).toContain('https://connect.facebook.net'))

  it('has none of a plugin whose switch it does not name', () =>
    expect(policyOf({ CBS3: true })).not.toContain('facebook'))
})
