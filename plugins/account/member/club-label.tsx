import { type Member, useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './club-label.module.css'
import { VIP_LABEL } from './constants.ts'

interface Props {
  readonly label: NonNullable<Member['clubLabel']>
}

/** The merchant's label of a member (EN-02); a VIP label has a star, and its level (OV-24). */
export function ClubLabel({ label: { labelName, type, rankLevel } }: Props): ReactNode {
  const t = useTranslation<'account.member'>()
  const isVip = type === VIP_LABEL
  return (
    <span className={css.label} data-vip={isVip || undefined}>
      {isVip && <Icon name="star" size={14} />}
      <bdi>{labelName}</bdi>
      {isVip && <span className={css.level}>{t('level', { level: rankLevel })}</span>}
    </span>
  )
}
