import { parseUrl } from '../../../parse-url.ts'
import type { OriginKind, OriginSource } from '../../../origins.ts'
import type { Reached } from '../../watch/watch-network.ts'
import { exercise } from '../exercise.ts'
import type { Rule } from '../rule.ts'
import type { PluginUnderTest } from '../plugin-under-test.ts'

const SOURCE = /^https:\/\/(\*\.)?[\da-z-]+(\.[\da-z-]+)*(:\d+)?$/

/** The origin of a declared source; its first label may be `*`. */
function originOf(source: OriginSource, settings: Readonly<Record<string, unknown>>): string {
  if (typeof source === 'string') return source
  const given = settings[source.fromSetting]
  return (typeof given === 'string' && parseUrl(given)?.origin) || ''
}
function covers(source: string, origin: string): boolean {
  if (!source.includes('//*.')) return source === origin
  const [scheme = '', host = ''] = source.split('*')
  return origin.startsWith(scheme) && origin.endsWith(host)
}

async function undeclared(
  { manifest, options }: PluginUnderTest,
  reached: readonly Reached[],
): Promise<readonly string[]> {
  const { origins: hosts = {} } = manifest
  const ofSite = new URL(IMAGES).origin
  const missing = reached.filter(({ kind, url }) => {
    const { origin } = new URL(url)
    if (kind === 'image' && origin === ofSite) return false
    return !(hosts[kind] ?? []).some((source) => covers(originOf(source, options.settings ?? {}), origin))
  })
  return [...new Set(missing.map(({ kind, url }) => `${kind}: ${new URL(url).origin}`))]
}
/** The merchant's image CDN, which the site itself allows; that of `fakeSite`. */
const IMAGES = 'https://img.test'

export const HOST_RULES: readonly Rule[] = [
  {
    id: 'hosts-well-formed',
    statement: 'declares https origins, and settings that contain one',
    check: ({ manifest }) =>
      Object.entries(manifest.origins ?? {}).flatMap(([kind, sources]) =>
        sources
          .filter((source) => typeof source === 'string' && !SOURCE.test(source))
          .map((source) => `${kind as OriginKind}: ${String(source)}`),
      ),
  },
  {
    id: 'hosts-declared',
    statement: 'reaches only origins that its manifest declares',
    check: (subject) =>
      subject.run({}, async (trial) => {
        if (trial.activation.kind === 'active') await exercise(trial)
        const reached = [...trial.reached]
        await trial.stop()
        return undeclared(subject, reached)
      }),
  },
]
