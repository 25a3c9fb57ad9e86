// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { checkConsent } from './check-consent.ts'
import type { ProfileFields } from './profile-fields.ts'
import { copyMerchants, linesAbout } from './merchant-copies.fake.ts'

const ASKS = { 'tracking.consent': { policyVersion: '2026-11' } }

describe('a merchant that asks for consent', () => {
  it.each([
    ['with a version of its policy', { consent: 'ask', settings: ASKS }, 0],
    ['without', { consent: 'ask', settings: {} }, 1],
    ['with an empty one', { consent: 'ask', settings: { 'tracking.consent': { policyVersion: '' } } }, 1],
    ['with the plugin disabled', { consent: 'ask', settings: ASKS, disabled: ['tracking.consent'] }, 1],
    ['with both mistakes', { consent: 'ask', settings: {}, disabled: ['tracking.consent'] }, 2],
    ['or that does not ask', { consent: 'none', settings: {} }, 0],
  ] satisfies readonly (readonly [string, ProfileFields, number])[])('%s', (_case, fields, count) =>
    expect(checkConsent(fields).map(({ code }) => code)).toEqual(Array(count).fill('BK-CONSENT')),
  )

  it('is not published without the version, and one line says what to write', async () => {
    const jade = copyMerchants()
    try {
      jade.edit('profile.ts', "consent: 'none'", "consent: 'ask'")
      const checked = await jade.check()
      expect(linesAbout('jade', checked)).toEqual([
        `profile.ts: consent is "ask", and settings['tracking.consent'].policyVersion is missing: no player would be asked. Write 'tracking.consent': { policyVersion: '2026-11' } with the version of the privacy policy, or consent: 'none'. (BK-CONSENT)`,
      ])
      expect(checked.merchants.map(({ profile }) => profile.id)).not.toContain('jade')
    } finally {
      jade.dispose()
    }
  })
})
