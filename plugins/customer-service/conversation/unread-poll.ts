import {
  type ChatConversation,
  type Context,
  defineStorageKey,
  isRecord,
  randomId,
  type ServicesOf,
  type StorageKey,
} from '@foyer/sdk'
import { isSilentFailure } from '../../site/contract/is-silent-failure.ts'
import { lockTabs } from '../../site/contract/lock-tabs.ts'
import { pauseIn } from '../../site/contract/pause-in.ts'
import { type LastAnswer, SharedPoll, type TakeAnswer } from '../../site/contract/shared-poll.ts'
import type { manifest } from './manifest.ts'

/** What the tabs of a device know of a member's messages. */
interface SharedUnread extends LastAnswer {
  readonly count: number
}
/** A running poll. */
export interface UnreadPoll {
  /** Asks now. */
  refresh(): void
  end(): void
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const sharedKey = (name: string): StorageKey<SharedUnread> =>
  defineStorageKey<SharedUnread>({
    name,
    area: 'local',
    parse: (stored) => {
      if (!isRecord(stored)) return undefined
      const { askedAt, answeredAt, failures, count } = stored
      return isCount(askedAt) && isCount(answeredAt) && isCount(failures) && isCount(count)
        ? { askedAt, answeredAt, failures, count }
        : undefined
    },
  })

/**
 * Counts the unread messages of one conversation every 30 seconds while the page is visible, in one tab for all, and later
 * each time after failures, up to five minutes (OV-19, CO-04). For the member who is signed in.
 */
export function unreadPoll(
  context: Context,
  { clock, reachability, session }: ServicesOf<typeof manifest>,
  conversation: ChatConversation,
  show: (count: number) => void,
): UnreadPoll {
  const { storage, logger } = context
  const player = session.current.get()
  const stop = new AbortController()
  const { signal } = stop
  const undo = context.defer(() => stop.abort())
  const now = (): number => clock.now()
  const name = [context.id, conversation.key, player?.merchantCode ?? '', player?.id ?? ''].join('.')
  const key = sharedKey(`${name}.unread`)
  const owner = randomId()

  const ask = async (): Promise<TakeAnswer<SharedUnread>> => {
    const count = await countOf(conversation, signal).catch((error: unknown) => {
      if (!signal.aborted && !isSilentFailure(error))
        logger.warn('CV-UNREAD: the messages could not be counted', error)
      return undefined
    })
    return (before, times) => {
      if (count !== undefined)
        return { after: { askedAt: times.startedAt, answeredAt: times.now, failures: 0, count } }
      const { answeredAt = 0, failures = 0, count: known = 0 } = before ?? {}
      return { after: { askedAt: times.now, answeredAt, failures: failures + 1, count: known } }
    }
  }
  const pause = pauseIn({ signal, timeout: (run, ms) => context.timeout(run, ms) })
  const poll = new SharedPoll<SharedUnread>({
    now,
    lock: lockTabs({ name, storage, now, pause, signal, owner }),
    timeout: (run, ms) => context.timeout(run, ms),
    read: () => storage.get(key),
    write: (shared) => storage.set(key, shared),
    ask,
    show: ({ count }) => show(count),
  })

  const follow = (): void => (document.hidden ? poll.rest() : poll.want())
  document.addEventListener('visibilitychange', follow, { signal })
  window.addEventListener('storage', (event) => event.key === key.name && poll.hear(), { signal })
  const refresh = (): void => void poll.refresh()
  const stopListening = reachability.onReturn(() => document.hidden || refresh())
  follow()
  return {
    refresh,
    end() {
      void stopListening()
      poll.end()
      stop.abort()
      void undo()
    },
  }
}

async function countOf(conversation: ChatConversation, signal: AbortSignal): Promise<number> {
  const count = await conversation.countUnread?.(signal)
  if (!isCount(count)) throw new TypeError(`${conversation.key} counted ${String(count)}`)
  return count
}
