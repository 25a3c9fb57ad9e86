import type { ChatConversation, SessionInfo } from '@foyer/sdk'

/** Whether a player may open a conversation. `login`: as a member; `refused`: never (RO-02). */
export type Admission = 'admitted' | 'login' | 'refused'

/** The type of a member who may not chat (EN-02). */
const TYPE_NO_CHAT = 4

/** @param session `undefined` for a guest */
export function admission(
  { audience }: Pick<ChatConversation, 'audience'>,
  session: Pick<SessionInfo, 'type'> | undefined,
): Admission {
  if (session?.type === TYPE_NO_CHAT) return 'refused'
  const isMember = session !== undefined && session.type >= 0
  return audience === 'all' || isMember ? 'admitted' : 'login'
}
