import { usePluginContext, useServices, useTranslation, type PlainKey } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { REGISTRATION_INFO, type RegistrationInfo } from '../../account/contract.ts'
import { ALL_DEAD_MS } from './constants.ts'
import type { manifest } from './manifest.ts'
import { NoticeBox } from './notice-box.tsx'
import { useServiceEntries } from './use-service-entries.ts'

/** `racing`: the domains are pinged. `found`: navigating to one. `dead`: none answers, and the notice says so. */
type Retry = 'ready' | 'racing' | 'found' | 'dead'

const RETRY_TEXTS: Readonly<Record<Retry, '' | PlainKey<'site.status-pages'>>> = {
  ready: '',
  racing: 'racing',
  found: 'found',
  dead: 'all_dead',
}

/** Says that this domain is out of service (OV-20), and offers another domain and customer service. */
export function UnreachableNotice({ message }: { readonly message: string }): ReactNode {
  const { service, site } = useServices<typeof manifest>()
  const { mail } = site.merchant.legal
  const t = useTranslation<'site.status-pages'>()
  const contacts = useServiceEntries()
  const [retry, start] = useRetry()
  const textKey = RETRY_TEXTS[retry]
  return (
    <NoticeBox
      title={t('notice')}
      message={message}
      explanation={t('unreachable')}
      textKey={textKey && t(textKey)}
    >
      <Button block busy={retry !== 'ready'} onClick={start}>
        {t('retry_once')}
      </Button>
      {contacts.length === 0 && mail && <a href={`mailto:${mail}`}>{t('write_to_us', { address: mail })}</a>}
      {contacts.length > 0 && (
        <Button kind="secondary" block onClick={() => service?.open()}>
          {t('customer_services')}
        </Button>
      )}
    </NoticeBox>
  )
}

/** Races the domains and navigates to the fastest (OV-21), unless the notice was removed meanwhile. */
function useRetry(): readonly [Retry, () => void] {
  const { navigation, domains } = useServices<typeof manifest>()
  const { storage } = usePluginContext<typeof manifest>()
  const [retry, setRetry] = useState<Retry>('ready')
  useEffect(() => {
    const go = (origin: string): void => {
      // Refused on plain http; then only this page can be loaded again.
      if (!navigation.navigateExternal(retryAddress(origin, storage.get(REGISTRATION_INFO))))
        location.reload()
    }
    if (retry === 'dead') {
      const timer = setTimeout(() => go(location.origin), ALL_DEAD_MS)
      return () => clearTimeout(timer)
    }
    if (retry !== 'racing') return
    const race = new AbortController()
    void domains.fastest(race.signal).then((origin) => {
      if (race.signal.aborted) return
      setRetry(origin === undefined ? 'dead' : 'found')
      if (origin !== undefined) go(origin)
    })
    return () => race.abort()
  }, [retry, domains, navigation, storage])
  return [retry, () => setRetry('racing')]
}

/** The address of 'retry once' (OV-21): the site's start on a domain, with the registration's codes and no token. */
export function retryAddress(origin: string, { affiliateCode, referralCode }: RegistrationInfo = {}): string {
  const url = new URL('/m/index.html', origin)
  if (affiliateCode) url.searchParams.set('affiliateCode', affiliateCode)
  if (referralCode) url.searchParams.set('r', referralCode)
  return url.href
}
