import type { Disposer, TrackingDestination, TrackingEvent } from '@foyer/sdk'
import type { Channel, ChannelDeps } from './channel-state.ts'
import { createChannel } from './channel.ts'
import { BUFFERED_EVENTS, QUEUE_EVENTS, READY_TIMEOUT_MS } from './constants.ts'

/** The destinations that were announced to deliver for others and are not there yet. */
interface AwaitedDelegates {
  isWaiting(): boolean
  update(announced: ReadonlySet<string>, present: (key: string) => boolean): void
}

/**
 * Each is awaited once, and not forever.
 *
 * @param onOver called when one has not come in time
 */
function createAwaitedDelegates(
  timeout: (run: () => void, ms: number) => Disposer,
  onOver: () => void,
): AwaitedDelegates {
  /** What ends the wait of each; of one that has come, or has not come in time, `undefined` until it is no longer announced. */
  const waits = new Map<string, Disposer | undefined>()
  let count = 0

  function end(key: string): void {
    const stop = waits.get(key)
    if (!stop) return
    void stop()
    count--
  }

  return {
    isWaiting: () => count > 0,
    update(announced, present) {
      for (const key of [...waits.keys()])
        if (!announced.has(key)) {
          end(key)
          waits.delete(key)
        }
      for (const key of announced) {
        if (present(key)) {
          end(key)
          waits.set(key, undefined)
        } else if (!waits.has(key)) {
          count++
          waits.set(
            key,
            timeout(() => {
              end(key)
              waits.set(key, undefined)
              onOver()
            }, READY_TIMEOUT_MS),
          )
        }
      }
    },
  }
}

/** Sends each event to every destination: see `createFanOut`. */
export interface FanOut {
  channels(): Iterable<Channel>
  /**
   * Takes the current destinations: opens new ones, and closes removed ones with their queues.
   *
   * @param announced keys of those that deliver for others; until they are there, all events wait for a time
   */
  reconcile(destinations: readonly TrackingDestination[], announced?: readonly string[]): void
  publish(event: TrackingEvent): void
  /** Sends an event to one destination alone. Returns whether it is there. */
  sendTo(key: string, event: TrackingEvent): boolean
  /** Who delivers an event to this destination in its place, at present. */
  delegateFor(channel: Channel): Channel | undefined
  /** The player's consent has changed. */
  revoke(): void
  /** The network has returned. */
  reload(): void
  /** Ends the start phase: from now on nothing is buffered for new destinations. */
  stopBuffering(): void
  close(): void
}

interface FanOutDeps extends ChannelDeps {
  /** Epoch milliseconds. */
  now(): number
}

/**
 * Sends each event to every destination, in the same order for all. A destination that delivers for others gets it first, and
 * the others once that one has decided. Until `stopBuffering` it also buffers the events for destinations that are added
 * later (plugins start one by one); a destination added after that gets only later events.
 */
export function createFanOut(deps: FanOutDeps): FanOut {
  let channels: ReadonlyMap<TrackingDestination, Channel> = new Map()
  let delegates: readonly Channel[] = []
  /** Those that nobody delivers for. */
  let direct: readonly Channel[] = []
  let delegateOf: ReadonlyMap<Channel, Channel> = new Map()
  /** Whether a delegate has taken an event. */
  const takenBy = new WeakMap<TrackingEvent, boolean>()
  const awaited = createAwaitedDelegates(
    (action, ms) => deps.timeout(action, ms),
    () => run(),
  )

  let buffer: TrackingEvent[] | undefined = []
  /** Keys of earlier destinations: one that is switched off and on again does not get the buffered events twice. */
  const seen = new Set<string>()
  /** Those that have got the buffered events. */
  const open = new Set<Channel>()
  const events: TrackingEvent[] = []
  const tasks: (() => void)[] = []
  let isBusy = false

  /** @param latest an event that is not older than this moment */
  function run(latest?: TrackingEvent): void {
    if (isBusy) return
    isBusy = true
    try {
      for (;;) {
        const task = tasks.shift()
        if (task) {
          task()
          continue
        }
        const event = awaited.isWaiting() ? undefined : events.shift()
        if (!event) return
        dispatch(event, event === latest ? event.at : deps.now())
      }
    } finally {
      isBusy = false
    }
  }

  function dispatch(event: TrackingEvent, at: number): void {
    if (buffer && buffer.push(event) > BUFFERED_EVENTS) buffer.shift()
    for (const channel of delegates) channel.handle(event, at)
    for (const channel of direct) channel.handle(event, at)
  }

  function replace(destinations: readonly TrackingDestination[], announced: ReadonlySet<string>): void {
    const next = new Map<TrackingDestination, Channel>()
    const added: Channel[] = []
    for (const destination of destinations) {
      const existing = channels.get(destination)
      const channel = existing ?? create(destination)
      if (!channel) continue
      next.set(destination, channel)
      if (!existing) added.push(channel)
    }
    // What a removed one leaves undecided goes to those that it delivered for: so they are still known.
    for (const [destination, channel] of channels) {
      if (next.has(destination)) continue
      channel.close()
      open.delete(channel)
    }
    channels = next
    const all = [...next.values()]
    const isDelegate = ({ delivers }: Channel): boolean => delivers.size > 0
    const others = all.filter((channel) => !isDelegate(channel))
    delegates = all.filter(isDelegate)
    const pairs = new Map<Channel, Channel>()
    for (const channel of others) {
      const delegate = delegates.find(({ delivers }) => delivers.has(channel.key))
      if (delegate) pairs.set(channel, delegate)
    }
    delegateOf = pairs
    direct = others.filter((channel) => !pairs.has(channel))
    awaited.update(announced, (key) => all.some((channel) => channel.key === key))
    for (const channel of added) if (isDelegate(channel)) start(channel)
    for (const channel of added) if (!isDelegate(channel)) start(channel)
  }

  function create(destination: TrackingDestination): Channel | undefined {
    try {
      return createChannel(destination, deps, decided)
    } catch (error) {
      deps.reportFailure(destination, '(unreadable)', error)
      return undefined
    }
  }

  /** Opens a new destination, and hands it the buffered events. */
  function start(channel: Channel): void {
    channel.open()
    const { key, delivers } = channel
    const buffered = seen.has(key) ? [] : (buffer ?? [])
    seen.add(key)
    open.add(channel)
    // What it delivers for has got them already.
    const isLate = [...delivers].some((covered) => seen.has(covered))
    const delegate = delegateOf.get(channel)
    for (const event of buffered) {
      if (isLate) takenBy.set(event, false)
      else if (!delegate) channel.handle(event)
      else if (takenBy.has(event)) pass(channel, delegate, event)
    }
  }

  function decided(delegate: Channel, event: TrackingEvent, taken: boolean): void {
    // A test event, made by `sendTest`, is no one else's.
    if (event.id.startsWith('test-')) return
    takenBy.set(event, taken)
    for (const [channel, other] of delegateOf)
      if (other === delegate && open.has(channel)) pass(channel, delegate, event)
  }

  function pass(channel: Channel, delegate: Channel, event: TrackingEvent): void {
    if (takenBy.get(event)) channel.skip(event, `${delegate.key} delivers it`)
    else channel.handle(event)
  }

  const fanOut: FanOut = {
    channels: () => channels.values(),
    reconcile(destinations, announced) {
      tasks.push(() => replace(destinations, new Set(announced)))
      run()
    },
    publish(event) {
      // An event that a destination tracks inside `send` waits until every destination has the current one.
      events.push(event)
      run(event)
      if (events.length <= QUEUE_EVENTS) return
      const oldest = events.shift()
      if (oldest) for (const channel of channels.values()) channel.skip(oldest, 'queue full')
    },
    sendTo(key, event) {
      const channel = [...channels.values()].find((each) => each.key === key)
      if (channel) tasks.push(() => channel.handle(event))
      run()
      return channel !== undefined
    },
    delegateFor: (channel) => delegateOf.get(channel),
    revoke() {
      for (const channel of channels.values()) channel.revoke()
    },
    reload() {
      for (const channel of channels.values()) channel.reload()
    },
    stopBuffering() {
      buffer = undefined
    },
    close() {
      buffer = undefined
      events.length = 0
      fanOut.reconcile([])
    },
  }
  return fanOut
}
