import type { AnyManifest, Gate } from '@foyer/sdk'
import type { Profile } from '../../kernel/profile/profile.ts'

type Named = Pick<Profile, 'switches' | 'settings'>

/**
 * Whether a plugin can ever be on for a merchant: the merchant's profile names each switch and each setting that its gate needs,
 * on or off, filled in or empty. One that the profile does not name counts as off for good. Members, devices and consent change
 * while the site runs, and so may the list of disabled plugins: they exclude nothing.
 */
export const canBeEnabled = ({ id, when }: AnyManifest, profile: Named): boolean =>
  !when || canBe(true, when, profile.switches, profile.settings[id] ?? {})

function canBe(wanted: boolean, gate: Gate, switches: Named['switches'], settings: object): boolean {
  const { op, key = '', of = [] } = gate
  const inner = (part: Gate): boolean => canBe(wanted, part, switches, settings)
  switch (op) {
    case 'not':
      return of.every((part) => canBe(!wanted, part, switches, settings))
    case 'all':
      return wanted ? of.every(inner) : of.some(inner)
    case 'any':
      return wanted ? of.some(inner) : of.every(inner)
    case 'switch':
      return !wanted || Object.hasOwn(switches, key)
    case 'setting':
      return !wanted || Object.hasOwn(settings, key)
    default:
      return true
  }
}
