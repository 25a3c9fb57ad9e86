import type { AnyManifest } from '@foyer/sdk'
import { didYouMean } from './did-you-mean.ts'
import type { Finding } from './finding.ts'
import { gateSwitches } from './gate-switches.ts'
import { GATEWAY_SWITCHES } from './gateway-switches.ts'
import { pathText } from './path-text.ts'

/**
 * Switches of a profile that no plugin reads and the gateway is not known to have: mostly misspelt ones. A warning
 * only: the gateway may have switches that this site does not know.
 *
 * @param others names that the profile’s foreign plugins read
 */
export function checkSwitches(
  switches: Readonly<Record<string, boolean>>,
  manifests: readonly AnyManifest[],
  others: readonly string[],
): readonly Finding[] {
  const known = [
    ...new Set([...manifests.flatMap(({ when }) => gateSwitches(when)), ...GATEWAY_SWITCHES, ...others]),
  ]
  return Object.keys(switches)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      code: 'BK-SWITCH',
      severity: 'warning',
      text: `${pathText(['switches', name])} is a switch that no plugin uses.`,
      remedy:
        didYouMean(
          name,
          known.filter((other) => !Object.hasOwn(switches, other)),
        ) ?? 'Remove it, unless a foreign plugin reads it.',
    }))
}
