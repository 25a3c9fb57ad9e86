import { createStore, useServices, useStore, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { MenuRow } from '../../site/contract/menu-row.tsx'
import type { CustomerServiceEntry } from '../../customer-service/contract.ts'
import { isEnabled, type PromotionsState } from '../contract.ts'
import type { manifest } from './manifest.ts'
import { referralTarget } from './referral-target.ts'

const UNKNOWN = createStore<PromotionsState>({ step: 'unknown' })
const NO_ENTRIES = createStore<readonly CustomerServiceEntry[]>([])

/**
 * The referral entry in the settings, for visitors too (OV-26). Where it would open customer service, and the merchant has
 * none, there is no row.
 */
export function InviteRow({ close }: { readonly close: () => void }): ReactNode {
  const t = useTranslation<'promotions.invite'>()
  const { session, promotions, customerService } = useServices<typeof manifest>()
  const type = useStore(session.current)?.type
  const referralEnabled = isEnabled(useStore(promotions?.state ?? UNKNOWN), 'REFERRAL')
  const reachable = useStore(customerService?.entries ?? NO_ENTRIES).length > 0
  const target = referralTarget({ type, referralEnabled })
  if (target.kind === 'go') return <MenuRow icon="gift" label={t('title')} to={target.to} onPress={close} />
  if (!reachable) return null
  const ask = (): void => {
    close()
    customerService?.open()
  }
  return <MenuRow icon="gift" label={t('title')} onPress={ask} />
}
