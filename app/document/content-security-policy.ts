import type { AnyManifest, Origins } from '@foyer/sdk'
import { parseUrl } from '../../sdk/src/parse-url.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import { originsOfKind } from './origins-of-kind.ts'

type DirectiveKind = Exclude<keyof Origins, 'camera'>

const DIRECTIVES: Record<DirectiveKind, string> = {
  script: 'script-src',
  connect: 'connect-src',
  image: 'img-src',
  frame: 'frame-src',
  style: 'style-src',
  font: 'font-src',
}

/**
 * The Content-Security-Policy of a merchant's pages (SE-01), made from the manifests of the plugins that it
 * can enable, and from what its profile allows foreign plugins. `inlineScripts` are hash sources of the
 * page's own inline scripts; there is no nonce and no unsafe-inline for scripts.
 *
 * @param onThisMachine the gateway is the mock: the merchant's domains on localhost are asked too
 */
export function contentSecurityPolicy(
  profile: Profile,
  manifests: readonly AnyManifest[],
  inlineScripts: readonly string[],
  onThisMachine = false,
): string {
  const { foreign = [] } = profile
  const sources = (kind: DirectiveKind): readonly string[] => originsOfKind(kind, profile, manifests)
  const foreignFiles = foreign.map(({ url }) => fileSource(url))
  const cdns = profile.imageCDNs.flatMap((cdn) => httpsOrigin(cdn))
  const directive = (kind: DirectiveKind, ...fixed: string[]): string =>
    [DIRECTIVES[kind], ...new Set([...fixed, ...sources(kind)])].join(' ')
  return [
    `default-src 'self'`,
    directive('script', `'self'`, ...inlineScripts, ...foreignFiles),
    // Captcha vendors and style attributes of the prerendered page need inline styles.
    directive('style', `'self'`, `'unsafe-inline'`),
    directive('image', `'self'`, 'data:', 'blob:', ...cdns),
    // The merchant's other domains, which are raced where this one fails (CA-12). A refused foreign file is
    // fetched once more, to distinguish wrong bytes from a network failure.
    directive(
      'connect',
      `'self'`,
      ...profile.hosts.flatMap((host) => domainSource(host, onThisMachine)),
      ...foreignFiles,
    ),
    directive('font', `'self'`),
    // Games, cashiers and chats are framed from hosts that only the gateway knows.
    `frame-src https:${profile.inspection ? ` 'self'` : ''}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ['frame-ancestors', `'self'`, ...profile.frameAncestors].join(' '),
  ].join('; ')
}

function httpsOrigin(value: string): string[] {
  const url = parseUrl(value)
  return url?.protocol === 'https:' ? [url.origin] : []
}

/** A domain of the merchant's own; local ones are served over http, at any port, and only with the mock. */
const domainSource = (host: string, onThisMachine: boolean): readonly string[] => {
  if (!/(?:^|\.)localhost$/.test(host)) return [`https://${host}`]
  return onThisMachine ? [`http://${host}:*`] : []
}

/** Characters with a meaning in the policy, or in the nginx configuration that contains it. */
const SPECIAL = /[;,'"$]/g

/** The source expression of exactly one file. A policy cannot name queries, so there is none. */
function fileSource(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(SPECIAL, (character) => `%${character.charCodeAt(0).toString(16)}`)
}
