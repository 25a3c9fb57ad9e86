import type { Session } from '@foyer/sdk'
import { isRecord } from '../storage/type-guards.ts'
import { openTabChannel } from './session-channel.ts'

/**
 * Answers a new tab of the merchant that asks for the session (`SessionChannel.ask`), as long as there is one.
 *
 * The session is sent on a channel that the asking tab's random number names, so that the other tabs do not
 * receive it. That is no protection from a hostile script of the origin, which can ask for itself as it can
 * read session storage.
 */
export function answerOtherTabs(merchantCode: string, session: Pick<Session, 'current'>): void {
  const channel = openTabChannel(merchantCode)
  if (!channel) return
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const own = session.current.get()
    if (!own || !isRecord(data) || typeof data['ask'] !== 'number') return
    const answer = openTabChannel(merchantCode, data['ask'])
    answer?.postMessage(own)
    answer?.close()
  }
}
