import { takeBootState } from '../page/take-boot-state.ts'

/** The status call that the page's inline script started before any module was loaded. Returned once. */
export function consumePreloadedStatus(): Promise<Response> | undefined {
  const status = takeBootState('status')
  if (!(status instanceof Promise)) return undefined
  return status.then((answer: unknown) => {
    if (answer instanceof Response) return answer
    throw new TypeError('the early status call gave no Response')
  })
}
