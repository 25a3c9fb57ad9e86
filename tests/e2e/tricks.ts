import type { Page } from '@playwright/test'
import type { Trick } from '../corpora/urls.ts'
import { enter, expect, siteReady } from './site.ts'

/** Number of pages at a time. */
const PAGES = 2
/** A generous limit, because the pages share the machine with one another and with other tests. */
const NOTICE_MS = 180_000
const NOTICE = 'This link leads to another site'

interface NoticeWatch {
  /** Waits until the page that is open now has shown it. */
  readonly wait: () => Promise<unknown>
  /** Whether the page that is open now has shown it. */
  readonly seen: () => Promise<boolean>
}

/**
 * Watches a page for the message about a refused link, which is shown for three seconds while the page loads: a look now and then
 * may miss it.
 */
export async function watchNotice(page: Page): Promise<NoticeWatch> {
  await page.addInitScript((text) => {
    new MutationObserver(() => {
      // Only what is shown: the page's own data has the same text.
      const messages = [...document.querySelectorAll('output')]
      if (messages.some(({ textContent }) => textContent.includes(text))) Reflect.set(window, 'noticed', true)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, NOTICE)
  const isNoticed = (): boolean => Reflect.get(window, 'noticed') === true
  return {
    // A look in each frame, as is the default, is work that a slow machine lacks for the page itself.
    wait: () => page.waitForFunction(isNoticed, undefined, { timeout: NOTICE_MS, polling: 250 }),
    seen: () => page.evaluate(isNoticed),
  }
}

/**
 * Opens the site with each address as `redirectUrl`, signed in, and expects that none leaves the site, asks another host for
 * anything or carries the token anywhere, and that the player sees a message.
 */
export async function expectHarmless(page: Page, tricks: readonly Trick[]): Promise<void> {
  await enter(page, '/m/home', { member: 'player' })
  const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '')
  const { token } = JSON.parse(session) as { token: string }
  const { origin } = new URL(page.url())
  const leaks: string[] = []
  const work = [...tricks]
  const worker = async (): Promise<void> => {
    const own = await page.context().newPage()
    own.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(origin) || url.includes(token)) leaks.push(url)
    })
    own.on('popup', (popup) => leaks.push(`popup ${popup.url()}`))
    await own.addInitScript((info) => sessionStorage.setItem('MC_SESSION_INFO', info), session)
    const notice = await watchNotice(own)
    for (let trick = work.shift(); trick; trick = work.shift()) {
      const { address } = trick
      await own.goto(`/m/game?redirectUrl=${encodeURIComponent(address)}`, { waitUntil: 'commit' })
      await (address === '' ? siteReady(own) : notice.wait()).catch((cause: unknown) => {
        throw new Error(`no message about ${JSON.stringify(address)}`, { cause })
      })
      expect([address, new URL(own.url()).origin]).toEqual([address, origin])
    }
    await own.close()
  }
  await Promise.all(Array.from({ length: PAGES }, worker))
  expect(leaks).toEqual([])
}
