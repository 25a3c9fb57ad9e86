import { useServices, useStore, useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import { type ReactNode, useEffect } from 'react'
import type { manifest } from './manifest.ts'
import css from './member-card.module.css'

/** `AUTO` labels are levels of the VIP programme, which give the benefits (EN-02). */
const VIP = 'AUTO'

/** The member's name, and the label from the merchant once it is known. */
export function MemberCard(): ReactNode {
  const t = useTranslation()
  const { session, member } = useServices<typeof manifest>()
  const name = useStore(session.current)?.userName
  const label = useStore(member.current)?.clubLabel
  useEffect(() => {
    // A lost connection may have prevented the first load.
    if (!member.current.get()) void member.refresh()
  }, [member])
  if (name === undefined) return null
  return (
    <section className={css.card} aria-label={t('account')}>
      <span className={css.avatar} aria-hidden>
        {[...name][0]?.toLocaleUpperCase()}
      </span>
      <span className={css.who}>
        <bdi className={css.name}>{name}</bdi>
        {label && (
          <span className={css.label} data-vip={label.type === VIP || undefined}>
            {label.type === VIP && <Icon name="star" size={14} />}
            <bdi>{label.labelName}</bdi>
            {label.type === VIP && (
              <span className={css.level}>{t('level', { level: label.rankLevel })}</span>
            )}
          </span>
        )}
      </span>
    </section>
  )
}
