import type { Context, Disposer, ServicesOf } from '@foyer/sdk'
import { admission } from './admission.ts'
import type { OwnedConversation } from './is-conversation.ts'
import type { manifest } from './manifest.ts'
import type { UnreadPoll } from './unread-poll.ts'

type Services = ServicesOf<typeof manifest>

/** A conversation's number. */
interface Counted {
  readonly count: () => number
  readonly refresh: () => void
  readonly stop: Disposer
}

const toCount = (value: unknown): number => (Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0)

/** The number of unread messages of all conversations that the player may open (OV-19): nothing is asked for others (RO-02). */
export class UnreadTotal {
  #counted: readonly Counted[] = []
  readonly #context: Context
  readonly #services: Services
  readonly #show: (count: number) => void

  constructor(context: Context, services: Services, show: (count: number) => void) {
    this.#context = context
    this.#services = services
    this.#show = show
  }

  /** The conversations, or the player, are others now. */
  follow(conversations: readonly OwnedConversation[]): void {
    for (const { stop } of this.#counted) void stop()
    const player = this.#services.session.current.get()
    this.#counted = conversations
      .filter(({ value }) => admission(value, player) === 'admitted')
      .flatMap((each) => this.#counter(each) ?? [])
    this.#add()
  }

  /** Counts again, where it takes a call. */
  refresh(): void {
    for (const { refresh } of this.#counted) refresh()
  }

  #add(): void {
    this.#show(this.#counted.reduce((sum, { count }) => sum + toCount(count()), 0))
  }

  #counter({ value: conversation }: OwnedConversation): Counted | undefined {
    const { unread } = conversation
    const add = (): void => this.#add()
    if (unread) return { count: () => unread.get(), refresh: () => {}, stop: unread.subscribe(add) }
    if (!conversation.countUnread) return undefined
    let known = 0
    let stopped = false
    let poll: UnreadPoll | undefined
    const show = (count: number): void => {
      known = count
      if (!stopped) add()
    }
    const start = async (): Promise<void> => {
      const { unreadPoll } = await import('./unread-poll.ts')
      if (!stopped && !this.#context.signal.aborted)
        poll = unreadPoll(this.#context, this.#services, conversation, show)
    }
    start().catch((error: unknown) => this.#context.logger.warn('CV-UNREAD: cannot be counted', error))
    const stop = (): void => {
      stopped = true
      poll?.end()
    }
    return { count: () => known, refresh: () => poll?.refresh(), stop }
  }
}
