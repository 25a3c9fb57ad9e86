import { type Context, defineEvent } from '@foyer/sdk'
import type { Break } from '../../mocks/world/breaks.ts'
import { SabotageError } from './sabotage-error.ts'

const TIMER_MS = 100
/** Some 80 KB of each activation: V8 drops code of an idle page meanwhile, up to 300 KB at once. */
const LEAK_LENGTH = 20_000
/** Of each activation: an idle page drops some of its own meanwhile, which must not hide them. */
const LEAKED_LISTENERS = 4

const clicked = defineEvent<undefined>({ id: 'sabotage.clicked' })

/** Injects the failure through the plugin's own context, and returns the context for the plugin's code. */
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
    case 'leaks':
      leak()
      return context
    default:
      return context
  }
}

/** Listeners that are never removed and retain detached nodes and some numbers. */
function leak(): void {
  const ballast = Array.from({ length: LEAK_LENGTH }, (_, at) => at)
  for (let count = 0; count < LEAKED_LISTENERS; count++) {
    const node = document.createElement('div')
    document.addEventListener('sabotage', () => node.append(String(ballast.length)))
  }
}

/** The same context with every handler replaced. The proxy binds methods to the context, which has private members. */
const withHandlers = (context: Context, handler: () => void): Context =>
  new Proxy(context, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (name === 'on') return (event: Parameters<Context['on']>[0]) => target.on(event, handler)
      return (value as (...given: unknown[]) => unknown).bind(target)
    },
  })
