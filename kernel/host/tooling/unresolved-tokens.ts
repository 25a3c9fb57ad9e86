import type { HostSnapshot, PluginSnapshot } from './host-snapshot.ts'

/** Required tokens of a plugin without a provider. */
export const unresolvedTokens = ({ dependencies }: PluginSnapshot): readonly string[] =>
  dependencies.flatMap(({ optional, selected, token }) => (optional || selected !== undefined ? [] : [token]))

/** Every token that a plugin or the kernel provides. */
export const providedTokens = ({
  plugins,
  kernelTokens,
}: Pick<HostSnapshot, 'plugins' | 'kernelTokens'>): readonly string[] => [
  ...new Set([
    ...kernelTokens,
    ...[...plugins.values()].flatMap(({ plugin }) => Object.values<string>(plugin.manifest.provides ?? {})),
  ]),
]
