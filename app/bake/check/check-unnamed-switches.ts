import type { AnyManifest } from '@foyer/sdk'
import type { Finding } from './finding.ts'
import { gateSwitches } from '../../../kernel/host/tooling/gate-switches.ts'

/**
 * Switches that a plugin of the site needs and no merchant’s profile names: the plugin is off for everybody. A line
 * for each, in place of a warning (`PL-SWITCH`) on every page.
 *
 * @param named names of the switches of all profiles
 */
export const checkUnnamedSwitches = (
  manifests: readonly AnyManifest[],
  named: ReadonlySet<string>,
): readonly Omit<Finding, 'file'>[] =>
  manifests.flatMap(({ id, when }) =>
    gateSwitches(when)
      .filter((name) => !named.has(name))
      .map((name) => ({
        code: 'BK-SWITCH',
        severity: 'warning',
        text: `The plugin ${id} reads the switch ${name}, which no profile has.`,
        remedy: `Add ${name} to the switches of the merchants that want it, or ignore this.`,
      })),
  )
