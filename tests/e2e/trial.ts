import type { BrowserContext } from '@playwright/test'

/** A fishing game, which has a trial. */
export const GAME = { launch: 'vendor=TCG_SEA&code=FI009', trial: 'vendor=TCG_SEA&game=FI009' }

/** Notes each request that would block a page of the context until its answer is there. */
export async function noteBlocking(context: BrowserContext): Promise<readonly string[]> {
  const blocking: string[] = []
  await context.exposeFunction('noteBlocking', (url: string) => void blocking.push(url))
  await context.addInitScript(() => {
    const { open } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.open = function (
      this: XMLHttpRequest,
      ...given: [string, string | URL, boolean?]
    ) {
      if (given[2] === false)
        void (Reflect.get(globalThis, 'noteBlocking') as (url: string) => void)(String(given[1]))
      return Reflect.apply(open, this, given) as void
    } as typeof open
  })
  return blocking
}
