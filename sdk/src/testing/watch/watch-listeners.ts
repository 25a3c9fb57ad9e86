import { describeNode } from './watch-document.ts'

type Add = EventTarget['addEventListener']
type Remove = EventTarget['removeEventListener']

interface Listening {
  readonly target: EventTarget
  readonly type: string
  readonly listener: EventListenerOrEventListenerObject
  readonly capture: boolean
}

const captures = (options: boolean | AddEventListenerOptions | undefined): boolean =>
  typeof options === 'object' ? options.capture === true : options === true

/**
 * Whether a target outlives the code that listens: the window, the document and its nodes, media queries,
 * channels.
 */
function outlives(target: EventTarget): boolean {
  if (target instanceof Node) return target.isConnected || target === document
  return !('aborted' in target)
}
const nameOf = (target: EventTarget): string => {
  if (target === globalThis || target === globalThis.window) return 'window'
  return target instanceof Node ? describeNode(target) : target.constructor.name
}

export interface ListenerWatch {
  /** `window resize`: listeners added since, and still there. */
  remaining(): readonly string[]
  end(): void
}

/** Records added listeners from now on, until `end`. */
export function watchListeners(): ListenerWatch {
  const listening = new Set<Listening>()
  const find = (
    target: EventTarget,
    type: string,
    listener: unknown,
    capture: boolean,
  ): Listening | undefined =>
    [...listening].find(
      (each) =>
        each.target === target &&
        each.type === type &&
        each.listener === listener &&
        each.capture === capture,
    )
  const ends = owners().map((owner) => {
    // A window of a test's page has functions of its own, beside those of the prototype.
    const add: Add = owner.addEventListener
    const remove: Remove = owner.removeEventListener
    owner.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? globalThis
      add.call(target, type, listener, options)
      const signal = typeof options === 'object' ? options.signal : undefined
      const capture = captures(options)
      if (!listener || signal?.aborted || find(target, type, listener, capture)) return
      const entry: Listening = { target, type, listener, capture }
      listening.add(entry)
      const forget = (): void => void listening.delete(entry)
      signal?.addEventListener('abort', forget, { once: true })
      if (typeof options === 'object' && options.once) add.call(target, type, forget, { once: true, capture })
    }
    owner.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? globalThis
      remove.call(target, type, listener, options)
      const entry = find(target, type, listener, captures(options))
      if (entry) listening.delete(entry)
    }
    return () => {
      owner.addEventListener = add
      owner.removeEventListener = remove
    }
  })
  return {
    remaining: () =>
      [...listening]
        .filter(({ target }) => outlives(target))
        .map(({ target, type }) => `${nameOf(target)} ${type}`),
    end: () => ends.forEach((end) => end()),
  }
}

/**
 * Every object that has the functions: the window of a test's page has its own, and its classes may not be
 * the runner's.
 */
function owners(): readonly EventTarget[] {
  const all = new Set<EventTarget>([EventTarget.prototype])
  for (const start of [globalThis, document]) {
    for (let at: unknown = start; isObject(at); at = Object.getPrototypeOf(at)) {
      if (Object.hasOwn(at, 'addEventListener')) all.add(at as EventTarget)
    }
  }
  return [...all]
}
const isObject = (value: unknown): value is object =>
  (typeof value === 'object' || typeof value === 'function') && value !== null
