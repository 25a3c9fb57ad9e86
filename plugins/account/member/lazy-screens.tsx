import { useFetched, useTranslation } from '@foyer/sdk'
import { ScreenSkeleton } from '@foyer/sdk/ui'
import type { FunctionComponent, ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { useIsMemberSettled } from './use-member.ts'

/** A screen whose code loads when it is first shown: the plugin starts with each member's page. */
const lazyScreen = (load: () => Promise<FunctionComponent>): FunctionComponent =>
  function LazyScreen(): ReactNode {
    const t = useTranslation<'account.member'>()
    const screen = useFetched(load)
    const settled = useIsMemberSettled()
    if (screen.step === 'ready' && settled) return <screen.value />
    if (screen.step !== 'failed') return <ScreenSkeleton shape="list" />
    return <LoadFailure text={t('failed')} retry={screen.retry} />
  }

/** /m/member/home (RT-05). */
export const MemberHome = lazyScreen(async () => (await import('./member-home-screen.tsx')).MemberHomeScreen)
/** /m/member/benefits (RT-06). */
export const Benefits = lazyScreen(async () => (await import('./benefits-screen.tsx')).BenefitsScreen)
