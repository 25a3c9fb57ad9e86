import './fan-out-window.ts'
import {
  CLOCK,
  CONSENT,
  type Contributed,
  createStore,
  REACHABILITY,
  type StorageKey,
  tracked,
  trackingDestinations,
  type TrackingDestination,
} from '@foyer/sdk'
import { Analytics as Segment } from '@segment/analytics-next'
import Analytics from 'analytics'
import { activate } from '../../plugins/tracking/router/router.ts'

/** A tracker with some destinations that do nothing. */
export interface Contender {
  /** Tracks an event; a promise, where the tracker tells by it when all destinations have it. */
  track(order: string): unknown
  /** Number of events that all destinations together have got. */
  received(): number
}
type Create = (destinations: number) => Contender | Promise<Contender>

const payload = (order: string) => ({
  customerId: '1001',
  reference: order,
  value: '50',
  revenue: '50',
  currency: 'VND',
})
const keys = (count: number): string[] => Array.from({ length: count }, (_, at) => `d${at}`)

/** The whole router, as the host starts it: check, clean, id, consent, what was delivered, ledger. */
const router: Create = (count) => {
  let received = 0
  let emit = (_occurrence: unknown): void => {}
  const destinations = keys(count).map((key): Contributed<TrackingDestination> => ({
    plugin: `tracking.${key}`,
    value: { key, consent: 'marketing', send: () => void received++ },
  }))
  const lists = new Map([[trackingDestinations.id, createStore(destinations)]])
  const context = {
    id: 'tracking.router',
    signal: new AbortController().signal,
    logger: console,
    storage: {
      get: <T>({ name, parse }: StorageKey<T>) => parse(JSON.parse(localStorage.getItem(name) ?? 'null')),
      set: <T>({ name }: StorageKey<T>, value: T) => localStorage.setItem(name, JSON.stringify(value)),
      remove: ({ name }: { readonly name: string }) => localStorage.removeItem(name),
    },
    contributions: ({ id }: { readonly id: string }) => lists.get(id) ?? createStore([]),
    on: (event: unknown, handler: (occurrence: unknown) => void) => {
      if (event === tracked) emit = handler
    },
    timeout: (run: () => void, ms: number) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    defer: () => () => {},
  }
  const services = {
    [CLOCK]: { now: Date.now },
    [CONSENT]: { asks: true, known: createStore(true), granted: createStore({ marketing: true }) },
    [REACHABILITY]: { onReturn: () => () => {} },
  }
  // Only what the router uses.
  void activate(
    context as never,
    { clock: services[CLOCK], consent: services[CONSENT], reachability: services[REACHABILITY] } as never,
  )
  return {
    track: (order) => emit({ name: 'deposit', payload: payload(order) }),
    received: () => received,
  }
}

const floor: Create = (count) => {
  let received = 0
  const destinations = keys(count).map(() => (_event: unknown) => void received++)
  return {
    track(order) {
      const event = { name: 'deposit', payload: payload(order) }
      for (const send of destinations) {
        try {
          send(event)
        } catch (error) {
          console.error(error)
        }
      }
    },
    received: () => received,
  }
}

const analytics: Create = (count) => {
  let received = 0
  const plugins = keys(count).map((name) => ({ name, track: () => void received++ }))
  const instance = Analytics({ app: 'bench', plugins })
  return { track: (order) => instance.track('deposit', payload(order)), received: () => received }
}

const segment: Create = async (count) => {
  let received = 0
  const instance = new Segment({ writeKey: 'bench' }, { disableClientPersistence: true })
  await instance.register(
    ...keys(count).map((name) => ({
      name,
      type: 'destination' as const,
      version: '1',
      isLoaded: () => true,
      load: () => Promise.resolve(),
      track: <T>(event: T) => {
        received++
        return event
      },
    })),
  )
  return { track: (order) => instance.track('deposit', payload(order)), received: () => received }
}

export const CONTENDERS = { floor, router, analytics, segment } as const
