import { Link, MEMBER_PATH, useServices, useStore, useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { ClubLabel } from './club-label.tsx'
import type { manifest } from './manifest.ts'
import css from './member-card.module.css'
import { useMember } from './use-member.ts'

const AVATAR_PX = 48

interface Props {
  /** Closes the settings. */
  readonly close?: () => void
}

/** The member's name, and the label from the merchant once it is known; leads to the member area. */
export function MemberCard({ close }: Props): ReactNode {
  const t = useTranslation<'account.member'>()
  const { session } = useServices<typeof manifest>()
  const name = useStore(session.current)?.userName
  const label = useMember()?.clubLabel
  if (name === undefined) return null
  return (
    <section className={css.card} aria-label={t('account')}>
      <Avatar name={name} size={AVATAR_PX} />
      <span className={css.who}>
        <Link to={MEMBER_PATH} className={css.name} {...(close && { onClick: close })}>
          <bdi>{name}</bdi>
        </Link>
        {label && <ClubLabel label={label} />}
      </span>
      <span className={css.arrow}>
        <Icon name="forward" size={18} />
      </span>
    </section>
  )
}
