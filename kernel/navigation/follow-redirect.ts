import type { I18n, Navigation, Overlays, Session, Site } from '@foyer/sdk'
import { until } from '../stores/until.ts'
import { resolveRedirect } from './resolve-redirect.ts'

export interface FollowRedirectDependencies {
  readonly navigation: Pick<Navigation, 'navigate'>
  readonly overlays: Pick<Overlays, 'toast'>
  readonly session: Pick<Session, 'current'>
  readonly i18n: Pick<I18n, 'language' | 'translate'>
  readonly site: Pick<Site, 'merchant' | 'state' | 'status'>
}

/**
 * Follows `redirectUrl` (RR-07). An address of this host is always trusted; any other waits for the gateway's
 * list of domains, and is refused without it. A player who must change the password cannot leave the site
 * before (ST-03); a page of this host need not wait, because the screen for the change is shown before any
 * other.
 */
export async function followRedirect(raw: string, dependencies: FollowRedirectDependencies): Promise<void> {
  const decide = (domains: readonly string[]) =>
    resolveRedirect(raw, { origin: location.origin, domains }, handoffParams(dependencies))
  const { navigation, overlays, i18n, session, site } = dependencies
  let domains: readonly string[] = []
  let redirect = decide(domains)
  if (redirect.kind === 'refuse') {
    const state = await until(site.state, (current) => current !== 'pending')
    domains = (state === 'ready' && site.status.get()?.domains) || []
    redirect = decide(domains)
  }
  if (redirect.kind === 'external' && session.current.get()?.passwordChangeRequired) {
    const changed = await until(session.current, (current) => !current?.passwordChangeRequired)
    // A player who logs out instead is already on the home page.
    if (!changed) return
    redirect = decide(domains)
  }
  if (redirect.kind === 'navigate') navigation.navigate(redirect.to, { replace: true })
  else if (redirect.kind === 'external') location.replace(redirect.url)
  else overlays.toast(i18n.translate('kernel')('link_refused'), { kind: 'warning' })
}

const handoffParams = ({ session, i18n, site }: FollowRedirectDependencies) => ({
  token: session.current.get()?.token,
  language: i18n.language.get(),
  headerColor: getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
  title: site.merchant.name,
})
