import { isRecord, type Session } from '@foyer/sdk'
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
  /** Asked while nobody was logged in here: a log-in that follows is this tab's alone. */
  const missed = new Set<number>()
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const own = session.current.get()
    if (!isRecord(data) || typeof data['ask'] !== 'number') return
    if (!own) missed.add(data['ask'])
    if (!own || missed.has(data['ask'])) return
    const answer = openTabChannel(merchantCode, data['ask'])
    answer?.postMessage(own)
    answer?.close()
  }
}
