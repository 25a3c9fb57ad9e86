import { Slot, useFoundRoute, useServices, useStore, useTranslation } from '@foyer/sdk'
import { type ReactNode, useMemo, useState } from 'react'
import { type ContactProps, contactUs, SERVICE_PATH } from '../../customer-service/contract.ts'
import type { manifest } from './manifest.ts'

/** Who sets a new password: customer service; without it who reads the merchant's mail; else nobody on this site. */
export function ForgotPassword(): ReactNode {
  const { site } = useServices<typeof manifest>()
  const t = useTranslation<'account.auth'>()
  const [some, setSome] = useState(true)
  const contact = useMemo((): ContactProps => ({ variant: 'line', onEntries: setSome }), [])
  const pending = useStore(site.state) === 'pending'
  const open = useFoundRoute(SERVICE_PATH).state !== 'none'
  // Most merchants have customer service: so it says until it is known.
  const served = open && (some || pending)
  const { mail } = site.merchant.legal
  return (
    <>
      <p>
        <strong>{t('forgot')}</strong>{' '}
        <span>{t(served ? 'forgot_help' : mail ? 'forgot_write' : 'forgot_alone')}</span>
      </p>
      {!served && mail && <a href={`mailto:${mail}`}>{mail}</a>}
      <Slot of={contactUs} props={contact} errorFallback={() => null} />
    </>
  )
}
