// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { profileOf } from '../../../mocks/world/merchants.ts'
import { CHOICE } from './choice.ts'
import { CONSENT_CHOICE, POLICY_VERSION } from './mock.ts'

const stored = (choice: (typeof CONSENT_CHOICE.texts)[number]) => {
  const text = CONSENT_CHOICE.seed?.(choice).local?.[CHOICE.name]
  return text === undefined ? undefined : CHOICE.parse(JSON.parse(text))
}

describe('what the mock gateway’s browsers have chosen', () => {
  it('is a choice of the policy that aurora has', () => {
    expect(profileOf('aurora')?.settings['tracking.consent']?.['policyVersion']).toBe(POLICY_VERSION)
    for (const choice of ['accepted', 'refused', 'analytics'] as const)
      expect(stored(choice)?.version).toBe(POLICY_VERSION)
    expect(stored('old-version')?.version).not.toBe(POLICY_VERSION)
  })

  it('is what its name says', () => {
    expect(stored('accepted')?.answers).toEqual({ marketing: true, analytics: true })
    expect(stored('refused')?.answers).toEqual({ marketing: false, analytics: false })
    expect(stored('analytics')?.answers).toEqual({ marketing: false, analytics: true })
    expect(CONSENT_CHOICE.seed?.(undefined)).toEqual({})
  })
})
