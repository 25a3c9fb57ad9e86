import { defineMock } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import { worldTime } from '../../../mocks/world/clock.ts'

/** The version of the privacy policy in the profiles of the mock gateway's merchants that ask. */
export const POLICY_VERSION = '2026-11'
const HOUR_MS = 3_600_000

interface Seeded {
  readonly marketing: boolean
  readonly analytics: boolean
  readonly version?: string
}
const SEEDS = {
  accepted: { marketing: true, analytics: true },
  refused: { marketing: false, analytics: false },
  analytics: { marketing: false, analytics: true },
  'old-version': { marketing: true, analytics: true, version: '2025-01' },
} as const satisfies Readonly<Record<string, Seeded>>

/** What the player chose on an earlier visit. */
export const CONSENT_CHOICE = defineChoice({
  name: 'consent',
  group: 'storage',
  label: 'Consent',
  otherwise: 'Not asked yet',
  choices: {
    accepted: 'All accepted',
    refused: 'All refused',
    analytics: 'Statistics only',
    'old-version': 'All accepted, of an older policy',
  },
  seed: (choice): { local?: Record<string, string> } => {
    if (choice === undefined) return {}
    const { version = POLICY_VERSION, ...answers }: Seeded = SEEDS[choice]
    const id = '00f1e2d3c4b5a697'
    const stored = { answers, version, at: worldTime() - HOUR_MS, id, signal: false }
    return { local: { 'tracking.consent.choice': JSON.stringify(stored) } }
  },
})

/** The mock gateway has no call of this plugin; a world has only the choice that its browser brings. */
export default defineMock<object>({
  id: 'tracking.consent',
  scenarios: [CONSENT_CHOICE],
  initial: () => ({}),
  routes: [],
})
