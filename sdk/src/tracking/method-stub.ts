import type { PixelCall, PixelContext, PixelFunction } from './pixel-function.ts'

/** How the script of such a vendor finds its pixels. */
export interface MethodStubOptions {
  /** The global variable that tells the script the stub's name: `TiktokAnalyticsObject`. */
  readonly nameVariable: string
  /** Names of the methods. */
  readonly methods: readonly string[]
  readonly ids: readonly string[]
  /** Address of the script, without its query. */
  readonly scriptUrl: string
  /** What the vendor's `load` takes beside an id. */
  readonly loadOptions?: Readonly<Record<string, unknown>>
}

/**
 * Puts the stub of a vendor on the page that is a list of waiting calls with methods, and one such list for each pixel: the
 * form of TikTok and Kwai. The vendor's script takes them over; adding it is left to the destination's `load`.
 *
 * @returns calls a method: `['track', 'Purchase']` for every pixel, `['instance', id, 'track', 'Purchase']` for one
 */
export function methodStub(
  context: PixelContext,
  name: string,
  { nameVariable, methods, ids, scriptUrl, loadOptions = {} }: MethodStubOptions,
): PixelFunction {
  const byId = <T>(value: (id: string) => T): Record<string, T> =>
    Object.fromEntries(ids.map((id) => [id, value(id)]))
  const instances = byId(() => Object.assign(queueOf(methods), { _u: scriptUrl }))
  const stub = Object.assign(queueOf(methods), {
    methods,
    instance: (id: string): unknown => instances[id],
    _i: instances,
    _t: byId(() => Date.now()),
    _o: byId(() => loadOptions),
  })
  context.global(nameVariable, name)
  context.global(name, stub)
  const current = (): unknown => Reflect.get(globalThis, name)
  return (...call) => {
    const [command, id, method, ...parameters] = call
    if (command !== 'instance') invoke(stub, current(), call)
    else invoke(instances[String(id)] ?? stub, instanceOf(current(), id), [String(method), ...parameters])
  }
}

/** Methods that only add a call to a queue: the vendor's script replaces them. */
const QUEUING = new WeakSet<object>()

/** The calls that wait, with the methods that add them. */
function queueOf(methods: readonly string[]): PixelCall[] {
  const queue: PixelCall[] = []
  for (const method of methods) {
    const add = (...parameters: unknown[]): void => void queue.push([method, ...parameters])
    QUEUING.add(add)
    Object.assign(queue, { [method]: add })
  }
  return queue
}

const methodOf = (owner: unknown, name: string): ((...parameters: unknown[]) => unknown) | undefined => {
  if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null) return undefined
  const method: unknown = Reflect.get(owner, name)
  return typeof method === 'function'
    ? (...parameters) => Reflect.apply(method, owner, parameters)
    : undefined
}
const instanceOf = (owner: unknown, id: unknown): unknown => methodOf(owner, 'instance')?.(id)

/** Calls the stub's method; where that only queues and the script has put another object in the stub's place, that object's. */
function invoke(stub: object, current: unknown, [name, ...parameters]: PixelCall): void {
  const own: unknown = Reflect.get(stub, name)
  const isQueuing = typeof own !== 'function' || QUEUING.has(own)
  const replacement = isQueuing && current !== stub ? methodOf(current, name) : undefined
  const method = replacement ?? methodOf(stub, name)
  method?.(...parameters)
}
