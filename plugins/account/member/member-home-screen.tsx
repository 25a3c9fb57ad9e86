import { useTranslation } from '@foyer/sdk'
import { PageHeader } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { MemberHead } from './member-head.tsx'
import { MemberMenuList } from './member-menu-list.tsx'
import css from './member-home-screen.module.css'

/** /m/member/home: who is signed in, and the ways on (RT-05). */
export function MemberHomeScreen(): ReactNode {
  const t = useTranslation<'account.member'>()
  return (
    <div className={css.screen}>
      <PageHeader align="start" title={t('title')} />
      <MemberHead />
      <MemberMenuList />
    </div>
  )
}
