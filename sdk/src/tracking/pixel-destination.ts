import { pageHoldsSecrets } from '../contracts/page-secrets.ts'
import type { CanonicalEvent, TrackingDestination, TrackingEvent } from '../contracts/tracking.ts'
import { navigated } from '../services/navigation.ts'
import { sessionEnded } from '../services/session.ts'
import { hashedId } from './hashed-id.ts'
import { type EventNames, type PixelEvent, pixelEvent } from './pixel-event.ts'
import type { PixelCall, PixelContext, PixelFunction } from './pixel-function.ts'

/** Maximum number of calls that wait; the oldest is dropped for one more. */
const WAITING_CALLS = 100

/** A vendor's script, and what it is told. */
export interface PixelOptions {
  /** `facebook`. */
  readonly key: string
  /** `marketing` by default. */
  readonly consent?: TrackingDestination['consent']
  readonly purpose?: string
  /**
   * Addresses of the vendor's scripts: https, or a path of this site. A list in the list: one script at several hosts, which
   * are tried in order; one with a single address is tried twice.
   */
  readonly scripts: readonly (string | readonly string[])[]
  /** The vendor's function, mostly one that `commandStub`, `methodStub` or `layerStub` returned. */
  readonly call: PixelFunction
  /** The first calls: the pixels' ids, and consent. */
  readonly start?: readonly PixelCall[]
  /** The last calls, when the plugin stops: consent is revoked. */
  readonly stop?: readonly PixelCall[]
  /** Calls for a page view. The vendor's own view of the page's history must be off. */
  readonly pageView?: readonly PixelCall[]
  /** Calls that tell the vendor its hash of the customer's id; made before the first event of that customer. */
  readonly identify?: (externalId: string) => readonly PixelCall[]
  /** Calls that make the vendor forget that hash: when the session ends, and before another customer's. */
  readonly forget?: readonly PixelCall[]
  /** The events that it takes; one without a name is not sent. */
  readonly names: EventNames
  /** The one event of an arrival that carries its money: `deposit` by default. */
  readonly revenueOn?: CanonicalEvent
  /** An event as calls of the vendor's function. A pure function. */
  readonly map: (event: PixelEvent) => readonly PixelCall[]
}

/**
 * A destination that is made of a vendor's script. The script is fetched by the router's `load` alone. All calls wait
 * until it is there, and while the page's address, which it reads by itself, holds a secret (TR-17). A page view is counted
 * once for each path that the player comes to from then on; a page whose address holds a secret has none.
 *
 * @example
 * context.contribute(trackingDestinations, pixelDestination(context, { key: 'acme', scripts: [scriptUrl], call: acme, names, map }))
 */
export function pixelDestination(context: PixelContext, options: PixelOptions): TrackingDestination {
  const { key, consent = 'marketing', purpose, scripts, call, start = [], stop = [], pageView = [] } = options
  const waiting: PixelCall[] = []
  let isStarted = false
  let isLoaded = false
  let viewedPath: string | undefined

  const run = (calls: readonly PixelCall[]): void => {
    for (const each of calls) call(...each)
  }
  /** Makes the calls that are due, if there may be any now; whether there may. */
  const flush = (): boolean => {
    if (!isLoaded || pageHoldsSecrets(location)) return false
    if (!isStarted) {
      isStarted = true
      run(start)
    }
    if (viewedPath !== location.pathname) {
      viewedPath = location.pathname
      run(pageView)
    }
    for (let next = waiting.shift(); next; next = waiting.shift()) call(...next)
    return true
  }
  const wait = (calls: readonly PixelCall[]): void => {
    waiting.push(...calls)
    waiting.splice(0, waiting.length - WAITING_CALLS)
  }
  /** How many calls of an event were made before one threw: at the next try those are not made again. */
  let broken: { readonly id: string; readonly made: number } | undefined
  const deliver = (id: string, calls: readonly PixelCall[], identity: readonly PixelCall[] = []): void => {
    if (!flush()) {
      return wait([...identity, ...calls])
    }
    run(identity)
    let made = broken?.id === id ? broken.made : 0
    broken = undefined
    try {
      for (const each of calls.slice(made)) {
        call(...each)
        made++
      }
    } catch (error) {
      broken = { id, made }
      throw error
    }
  }
  context.on(navigated, () => void flush())
  context.on(sessionEnded, () => {
    sessionEndedAt = Date.now()
    const leaving = customer.leave()
    if (leaving.length === 0) return
    const tell = (): void => {
      if (flush()) run(leaving)
      else wait(leaving)
    }
    if (latest) void inOrder(tell).catch(() => undefined)
    else tell()
  })
  context.defer(() => {
    if (isStarted) run(stop)
  })

  const plan = (event: TrackingEvent): readonly PixelCall[] => {
    const named = pixelEvent(event, options.names, options.revenueOn)
    return named ? options.map(named) : []
  }
  const load = loadOnce(context, scripts)
  const customer = identifyOnce(options)
  let sessionEndedAt = -Infinity
  /** The latest send that waits for a hash; those after it wait for it, so that the order stays. */
  let latest: Promise<void> | undefined
  const inOrder = (next: () => void | Promise<void>): Promise<void> => {
    const before = latest?.catch(() => undefined)
    const sending = (async () => {
      await before
      await next()
    })()
    const clear = (): void => {
      if (latest === sending) latest = undefined
    }
    latest = sending
    sending.then(clear, clear)
    return sending
  }

  return {
    key,
    consent,
    ...(purpose === undefined ? {} : { purpose }),
    accepts: (name) => Boolean(options.names[name]),
    preview: plan,
    async load() {
      await load()
      isLoaded = true
      flush()
    },
    send(event) {
      const calls = plan(event)
      // An event that waited until its player had left does not bring them back.
      const customerId = event.at > sessionEndedAt ? event.payload.customerId : undefined
      const hashing = customer.identify(customerId)
      if (!hashing && !latest) return deliver(event.id, calls)
      return inOrder(async () => {
        const identity = await hashing
        if (context.signal.aborted) return
        try {
          deliver(event.id, calls, identity)
        } catch (error) {
          if (hashing) customer.forget()
          throw error
        }
      })
    },
  }
}

/** Loads the scripts that have not been loaded. */
function loadOnce(context: PixelContext, scripts: PixelOptions['scripts']): () => Promise<void> {
  const loads = new Map<PixelOptions['scripts'][number], Promise<void>>()
  const fetchScript = async (script: PixelOptions['scripts'][number]): Promise<void> => {
    const [first = '', ...others] = typeof script === 'string' ? [script] : script
    const add = (url: string, retries: number): Promise<void> =>
      context.script(new URL(url, location.origin).href, { retries })
    let loading = add(first, others.length === 0 ? 1 : 0)
    for (const other of others) loading = loading.catch(() => add(other, 0))
    try {
      await loading
    } catch (error) {
      loads.delete(script)
      throw error
    }
  }
  return async () => {
    for (const script of scripts) if (!loads.has(script)) loads.set(script, fetchScript(script))
    await Promise.all(loads.values())
  }
}

/** The calls that a customer's first event needs before it, once they are known; `undefined` where it needs none. */
function identifyOnce({ identify, forget = [] }: Pick<PixelOptions, 'identify' | 'forget'>): {
  identify(customerId: string | undefined): Promise<readonly PixelCall[]> | undefined
  /** The calls could not be made. */
  forget(): void
  /** The calls for a customer who has left; none where the vendor knows of nobody. */
  leave(): readonly PixelCall[]
} {
  let latestId: string | undefined
  let isKnown = false
  const leave = (): readonly PixelCall[] => {
    const calls = isKnown ? forget : []
    isKnown = false
    latestId = undefined
    return calls
  }
  return {
    identify(customerId) {
      if (!identify || customerId === undefined || customerId === latestId) return undefined
      const before = leave()
      latestId = customerId
      isKnown = true
      return hashedId(customerId).then(
        (hash) => (hash === undefined ? before : [...before, ...identify(hash)]),
        () => before,
      )
    },
    forget: () => (latestId = undefined),
    leave,
  }
}
