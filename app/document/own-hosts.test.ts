// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { profile } from '../../merchants/lotus/profile.ts'
import { registry } from '../registry.ts'
import { canBeEnabled } from './can-be-enabled.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const policyOf = (switches: Readonly<Record<string, boolean>>): string => {
  const merchant = { ...profile, switches }
  const own = registry.map(({ manifest }) => manifest).filter((manifest) => canBeEnabled(manifest, merchant))
  return contentSecurityPolicy(merchant, own, [])
}

describe('[SE-01] the policy of a merchant, from the plugins of this repository', () => {
  const { FBPIXEL3: _, ...without } = profile.switches

  it('has the hosts of a plugin whose switch the profile names, though it is off', () =>
    expect(policyOf({ ...without, FBPIXEL3: false })).toContain('https://connect.facebook.net'))

  it('has none of a plugin whose switch it does not name', () =>
    expect(policyOf(without)).not.toContain('facebook'))
})
