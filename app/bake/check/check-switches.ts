import type { AnyManifest } from '@foyer/sdk'
import { didYouMean } from './did-you-mean.ts'
import type { Finding } from './finding.ts'
import { gateSwitches } from '../../../kernel/host/tooling/gate-switches.ts'
import { pathText } from './path-text.ts'

/**
 * Switches of a profile that no plugin reads: mostly misspelt ones. A warning only: the gateway may have switches that
 * this site does not know.
 *
 * @param others names that the profile’s foreign plugins read
 */
export function checkSwitches(
  switches: Readonly<Record<string, boolean>>,
  manifests: readonly AnyManifest[],
  others: readonly string[],
): readonly Finding[] {
  const read = manifests.flatMap(({ when, readsSwitches = [] }) => [...gateSwitches(when), ...readsSwitches])
  const known = [...new Set([...read, ...others])]
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
