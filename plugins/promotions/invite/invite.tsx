import { useServices, useStore } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { Invitation } from './invitation.tsx'
import type { manifest } from './manifest.ts'
export { InviteRow } from './invite-row.tsx'
export { ReferralEntry } from './referral-entry.tsx'

/** /m/inviteFriends: the offer for everybody, and for a member the own link and friends (RT-13). */
export function InviteScreen(): ReactNode {
  const { i18n, session } = useServices<typeof manifest>()
  const id = useStore(session.current)?.id
  const language = useStore(i18n.language)
  return <Invitation key={`${id ?? ''} ${language}`} member={id !== undefined} />
}
