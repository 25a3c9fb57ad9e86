import type { AnyManifest, Gate } from '@foyer/sdk'
import type { Profile } from '../../kernel/profile/profile.ts'

/**
 * Whether a plugin can ever be on for a merchant: the merchant's profile names each switch that its gate
 * needs, on or off. A switch that the profile does not name counts as off for good. Members, devices, consent
 * and settings change while the site runs, so they exclude nothing.
 */
export const canBeEnabled = ({ when }: AnyManifest, { switches }: Pick<Profile, 'switches'>): boolean =>
  !when || canBe(true, when, switches)

function canBe(wanted: boolean, { op, key = '', of = [] }: Gate, switches: Profile['switches']): boolean {
  const inner = (gate: Gate): boolean => canBe(wanted, gate, switches)
  switch (op) {
    case 'not':
      return of.every((gate) => canBe(!wanted, gate, switches))
    case 'all':
      return wanted ? of.every(inner) : of.some(inner)
    case 'any':
      return wanted ? of.some(inner) : of.every(inner)
    case 'switch':
      return !wanted || Object.hasOwn(switches, key)
    default:
      return true
  }
}
