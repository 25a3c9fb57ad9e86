import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Trial } from './trial.ts'

/** A component on the page. */
export interface Rendered {
  readonly container: HTMLElement
  /** What it threw while it was rendered, as text; the same list, while it grows. */
  readonly errors: readonly string[]
  unmount(): void
}

/** Time for effects, transitions and their requests. */
const RENDER_WAIT_MS = 500
const STEPS = 10

let prepared = false
/** React adds its listeners to each document once, for good: make it do so before the watch begins. */
export function prepareDocument(): void {
  if (!prepared) createRoot(document.createElement('div'))
  prepared = true
}

/** Shows one component of a running plugin, in the page. */
export async function renderComponent(trial: Trial, name: string, props: object): Promise<Rendered> {
  const container = document.createElement('div')
  document.body.append(container)
  const before = trial.logger.errors.length
  const errors: string[] = []
  const onError = (error: unknown): void => void errors.push(String(error))
  const root = createRoot(container, { onCaughtError: onError, onUncaughtError: onError })
  flushSync(() => root.render(trial.element(name, props)))
  for (let step = 0; step < STEPS; step++) await trial.time.elapse(RENDER_WAIT_MS / STEPS)
  for (const error of trial.logger.errors.slice(before)) {
    if (!errors.includes(String(error))) errors.push(String(error))
  }
  return {
    container,
    errors,
    unmount() {
      flushSync(() => root.unmount())
      container.remove()
    },
  }
}
