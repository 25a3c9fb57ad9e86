import type { I18n, Navigation, Overlays, Session, Site } from '@foyer/sdk'
import { until } from '../stores/until.ts'
import { redirectOf } from './redirect-of.ts'

export interface FollowRedirectDependencies {
  readonly navigation: Pick<Navigation, 'go'>
  readonly overlays: Pick<Overlays, 'toast'>
  readonly session: Pick<Session, 'current'>
  readonly i18n: Pick<I18n, 'language' | 'translate'>
  readonly site: Pick<Site, 'merchant' | 'state' | 'status'>
}

/**
 * Goes where `redirectUrl` says (RR-07). Places of this host need nobody's word; for any other the gateway's list of domains
 * is waited for, and without it only this host counts. Nobody leaves while a change of password is owed (ST-03); the place of
 * this host waits by itself, as every screen does.
 */
export async function followRedirect(raw: string, dependencies: FollowRedirectDependencies): Promise<void> {
  const decide = (domains: readonly string[]) =>
    redirectOf(raw, { origin: location.origin, domains }, luggageOf(dependencies))
  const { navigation, overlays, i18n, session, site } = dependencies
  let domains: readonly string[] = []
  let redirect = decide(domains)
  if (redirect.kind === 'refuse') {
    const state = await until(site.state, (current) => current !== 'pending')
    domains = (state === 'ready' && site.status.get()?.domains) || []
    redirect = decide(domains)
  }
  if (redirect.kind === 'leave' && session.current.get()?.passwordChangeRequired) {
    const changed = await until(session.current, (current) => !current?.passwordChangeRequired)
    // Whoever logs out instead has been shown home.
    if (!changed) return
    redirect = decide(domains)
  }
  if (redirect.kind === 'go') navigation.go(redirect.to, { replace: true })
  else if (redirect.kind === 'leave') location.replace(redirect.url)
  else overlays.toast(i18n.translate('kernel')('link_refused'), { kind: 'warning' })
}

const luggageOf = ({ session, i18n, site }: FollowRedirectDependencies) => ({
  token: session.current.get()?.token,
  language: i18n.language.get(),
  headerColor: getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
  title: site.merchant.name,
})
