import type { ShellEvent } from './shell-event.ts'

/** Hands an event to the app; throws what the app throws. */
export type Bridge = (name: string, event: ShellEvent) => void

/**
 * The app's own function on the page: `Android.eventTracker(name, json)`, or on iOS
 * `webkit.messageHandlers.eventTracker.postMessage({ name, … })`. `undefined` where the page has neither.
 */
export function findBridge(page: object): Bridge | undefined {
  const { Android: android, webkit }: { Android?: unknown; webkit?: unknown } = page
  // The app's objects are called as methods: they refuse a detached function.
  if (hasMethod(android, 'eventTracker'))
    return (name, event) => void android.eventTracker(name, JSON.stringify(event))
  const handlers: unknown = isObject(webkit) ? Reflect.get(webkit, 'messageHandlers') : undefined
  const handler: unknown = isObject(handlers) ? Reflect.get(handlers, 'eventTracker') : undefined
  if (hasMethod(handler, 'postMessage')) return (name, event) => void handler.postMessage({ name, ...event })
  return undefined
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'
const hasMethod = <K extends string>(
  value: unknown,
  name: K,
): value is Record<K, (...parameters: unknown[]) => unknown> =>
  isObject(value) && typeof Reflect.get(value, name) === 'function'
