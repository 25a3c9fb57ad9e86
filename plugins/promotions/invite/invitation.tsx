import { useServices, useTranslation, useLoaded } from '@foyer/sdk'
import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import type { Amount } from '../../wallet/contract/amount.ts'
import { formatMoney } from '../../wallet/contract/format-money.ts'
import { getReferral } from './endpoints.ts'
import { FriendsSection } from './friends-section.tsx'
import { GuestPanel } from './guest-panel.tsx'
import { InviteArt } from './invite-art.tsx'
import css from './invitation.module.css'
import { InviteSteps } from './invite-steps.tsx'
import type { manifest } from './manifest.ts'
import { SharePanel } from './share-panel.tsx'

/** The referral programme for one player in one language. A guest sees everything but what a link needs a session for. */
export function Invitation({ member }: { readonly member: boolean }): ReactNode {
  const t = useTranslation<'promotions.invite'>()
  const { http, i18n, site } = useServices<typeof manifest>()
  const { state, reload } = useLoaded((signal) => http.call(getReferral, { alert: false, signal }), '')
  const { reward, deposit, own } =
    state.step === 'ready' ? state.value : { reward: undefined, deposit: undefined, own: undefined }
  const amount = (value: Amount | undefined): string | undefined =>
    value && formatMoney(value, site.merchant.currency, i18n.tag())
  const loading = state.step === 'loading'
  return (
    <div className={css.screen} aria-busy={loading}>
      <header className={css.hero}>
        <div className={css.words}>
          <h1 className={css.title}>{t('title')}</h1>
          {loading ? (
            <Skeleton width="8rem" height="2.2rem" />
          ) : (
            reward && <p className={css.reward}>{amount(reward)}</p>
          )}
          <p className={css.lead}>{t(reward || loading ? 'lead_reward' : 'lead')}</p>
        </div>
        <InviteArt className={css.art ?? ''} />
      </header>
      {!member && <GuestPanel />}
      {member && loading && <Skeleton height="19.6rem" radius="var(--radius-l)" />}
      {own && <SharePanel code={own.code} />}
      {state.step === 'failed' && <ListTrouble error={state.error} retry={() => void reload()} />}
      {member && state.step === 'ready' && !own && <p className={css.trouble}>{t('no_code')}</p>}
      <InviteSteps reward={amount(reward)} deposit={amount(deposit)} />
      {own && <FriendsSection own={own} />}
    </div>
  )
}
