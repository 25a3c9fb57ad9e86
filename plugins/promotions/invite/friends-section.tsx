import { dateFormat, numberFormat, useServices, useStore, useTranslation } from '@foyer/sdk'
import { Button, Icon } from '@foyer/sdk/ui'
import { type ReactNode, useId, useState } from 'react'
import { formatMoney } from '../../wallet/contract/format-money.ts'
import { FRIENDS_STEP } from './constants.ts'
import css from './friends-section.module.css'
import type { manifest } from './manifest.ts'
import type { Friend, OwnReferral } from './referral.ts'

/** Who has joined by the member's link, and what it has brought. */
export function FriendsSection({ own }: { readonly own: OwnReferral }): ReactNode {
  const t = useTranslation<'promotions.invite'>()
  const { i18n, site } = useServices<typeof manifest>()
  const [shown, setShown] = useState(FRIENDS_STEP)
  const heading = useId()
  useStore(i18n.language)
  const tag = i18n.tag()
  const { friends, invited, earned } = own
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {t('friends_title')}
      </h2>
      <dl className={css.sums}>
        <div className={css.sum}>
          <dt className={css.label}>{t('invited')}</dt>
          <dd className={css.value}>{numberFormat(tag).format(invited)}</dd>
        </div>
        {earned !== undefined && (
          <div className={css.sum}>
            <dt className={css.label}>{t('earned')}</dt>
            <dd className={css.value}>{formatMoney(earned, site.merchant.currency, tag)}</dd>
          </div>
        )}
      </dl>
      {friends.length === 0 ? (
        <p className={css.empty}>{t(invited > 0 ? 'friends_not_listed' : 'friends_empty')}</p>
      ) : (
        <ul className={css.list}>
          {friends.slice(0, shown).map((friend, index) => (
            <FriendRow key={index} friend={friend} tag={tag} currency={site.merchant.currency} />
          ))}
        </ul>
      )}
      {friends.length > shown && (
        <Button kind="secondary" block onClick={() => setShown(shown + FRIENDS_STEP)}>
          {t('show_more')}
        </Button>
      )}
    </section>
  )
}

interface RowProps {
  readonly friend: Friend
  readonly tag: string
  readonly currency: string
}

function FriendRow({ friend: { name, joinedAt, reward }, tag, currency }: RowProps): ReactNode {
  const t = useTranslation<'promotions.invite'>()
  const dates = dateFormat(tag, { dateStyle: 'medium' })
  return (
    <li className={css.friend}>
      <span className={css.picture} aria-hidden>
        <Icon name="user" size={20} />
      </span>
      <span className={css.who}>
        <bdi className={css.name}>{name}</bdi>
        {joinedAt !== undefined && (
          <span className={css.since}>{t('joined', { date: dates.format(joinedAt) })}</span>
        )}
      </span>
      {reward === undefined ? (
        <span className={css.waits}>{t('reward_waits')}</span>
      ) : (
        <span className={css.reward}>{formatMoney(`+${reward}`, currency, tag)}</span>
      )}
    </li>
  )
}
