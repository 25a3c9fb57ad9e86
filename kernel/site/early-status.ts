import { isRecord } from '../storage/shapes.ts'

/**
 * The status call that the page's inline script started before any module was there: `globalThis.__foyer.status`, a
 * promise of the Response. Given once: a body can be read only once.
 */
export function takeEarlyStatus(): Promise<Response> | undefined {
  const left: unknown = Reflect.get(globalThis, '__foyer')
  if (!isRecord(left) || !(left['status'] instanceof Promise)) return undefined
  const status: Promise<unknown> = left['status']
  delete left['status']
  return status.then((answer) => {
    if (answer instanceof Response) return answer
    throw new TypeError('the early status call gave no Response')
  })
}
