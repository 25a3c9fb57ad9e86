import { type Context, defineEvent } from '@foyer/sdk'
import type { Break } from '../../mocks/world/breaks.ts'
import { SabotageError } from './sabotage-error.ts'

const TIMER_MS = 100
/** Far beyond what any plugin has to say in one go. */
const FLOOD = 100_000
/** Some 16 KB. */
const LEAK_LENGTH = 4_000

const clicked = defineEvent<undefined>({ id: 'sabotage.clicked' })
const flood = defineEvent<number>({ id: 'sabotage.flood' })

/** Plants the failure through the plugin's own context, and returns the context that its code is to work with. */
export function breakContext(context: Context, how: Break): Context {
  const fail = (): never => {
    throw new SabotageError(how)
  }
  switch (how) {
    case 'handler-throws':
      context.on(clicked, fail)
      document.addEventListener('click', () => context.emit(clicked, undefined), { signal: context.signal })
      return withHandlers(context, fail)
    case 'timer-throws':
      context.interval(fail, TIMER_MS)
      return context
    case 'dispose-throws':
      context.defer(fail)
      return context
    case 'dispose-hangs':
      context.defer(() => new Promise<void>(() => {}))
      return context
    case 'floods-bus':
      context.interval(() => {
        for (let count = 0; count < FLOOD; count++) context.emit(flood, count)
      }, TIMER_MS)
      return context
    case 'leaks':
      leak()
      return context
    default:
      return context
  }
}

/** A listener that nobody takes away, holding a node that is nowhere and some numbers. */
function leak(): void {
  const node = document.createElement('div')
  const ballast = Array.from({ length: LEAK_LENGTH }, (_, at) => at)
  document.addEventListener('sabotage', () => node.append(String(ballast.length)))
}

/** The same context, on which every handler is replaced. A proxy whose methods keep their own object: it has private parts. */
const withHandlers = (context: Context, handler: () => void): Context =>
  new Proxy(context, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (name === 'on') return (event: Parameters<Context['on']>[0]) => target.on(event, handler)
      return (value as (...given: unknown[]) => unknown).bind(target)
    },
  })
