import type { Page } from '@playwright/test'
import { textKeys } from '../../monkey/text-keys.ts'
import { enter, expect, test } from '../../sabotage/site.ts'
import { CALLS } from './calls.ts'
import { serverInFront } from './server-in-front.ts'
import { WRONG_ANSWERS } from './wrong-answers.ts'
import { IS_LONG } from '../sample.ts'

const LONGEST_MS = 600_000
/** Ways that each call meets; with `--long` all. Each way is met by some call. */
const SAMPLE = IS_LONG ? Object.keys(WRONG_ANSWERS).length : 5
const ways = Object.entries(WRONG_ANSWERS)
const calls = Object.entries(CALLS)
const keys = new Set(textKeys())

/** Those that the page waits for as long as it waits for any answer: it says that it waits. */
const SILENT = new Set(['a head, and then nothing'])
/** Where a page says how a call went: an alert, a notice, a toast, or the line at a field, a form or a screen. */
const TELLING =
  '[role=alert], [role=status], main [aria-live], [aria-invalid=true], dialog[open], output, main h1, main h2'

/** What the page tells now. An invalid field tells what describes it. */
const announcements = (page: Page): Promise<readonly string[]> =>
  page
    .evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility())
          .map(
            (element) =>
              element.innerText.trim() ||
              (element.getAttribute('aria-describedby') ?? '')
                .split(' ')
                .map((id) => document.getElementById(id)?.innerText ?? '')
                .join(' ')
                .trim(),
          )
          .filter((text) => text !== ''),
      TELLING,
    )
    // The page is just being left.
    .catch(() => [])

for (const [index, [name, call]] of calls.entries())
  test(`the gateway answers wrongly, ${name}: nothing of it runs, and the player can go on`, async ({
    browser,
    contextOptions,
    sabotageUrl,
    complaints,
  }) => {
    test.setTimeout(LONGEST_MS)
    // A coded report is right; an error that nobody caught is not.
    complaints.provoke(/^(?!page error|policy violation)/)
    const { merchant = 'lotus' } = call
    const own = Number(new URL(sabotageUrl).port)
    const front = await serverInFront(own, { at: () => false, answer: (outgoing) => outgoing.destroy() })
    const context = await browser.newContext({
      ...contextOptions,
      baseURL: `http://${merchant}.localhost:${front.port}`,
    })
    const play = async (): Promise<void> => {
      await enter(page, call.to, call.state)
      await call.act?.(page)
    }
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    try {
      await play()
      const usual = new Set(await announcements(page))
      await call.reaches(page)
      for (const text of await announcements(page)) usual.add(text)
      /** What the player reads that they do not read where the answer is right. */
      const announced = (way: string): Promise<void> =>
        expect
          .poll(
            async () =>
              (await announcements(page)).some((text) => !usual.has(text)) ||
              (SILENT.has(way) && (await page.locator('[aria-busy="true"]').count()) > 0),
          )
          .toBe(true)
      const met = Array.from({ length: SAMPLE }, (_, at) => ways[(index * SAMPLE + at) % ways.length])
      for (const way of met) {
        if (!way) continue
        const [what, answer] = way
        const before = front.substituted()
        front.substitute({ at: (url) => url.split('?')[0] === call.path, answer })
        // What stands in the way of the next step is what a player sees too: a form that cannot be reached.
        await play().catch((error: unknown) => {
          if (front.substituted() === before) throw error
        })
        await expect.poll(front.substituted, { message: what }).toBeGreaterThan(before)
        // An answer that is good enough counts too: the player has what they came for.
        await Promise.any([
          call.reaches(page),
          announced(what),
          ...(call.without ? [call.without(page)] : []),
        ]).catch(() => expect.soft('silence', `${name}, ${what}`).toBe('what the player is told'))
        // Handlers of the answer, and what they load, run in tasks of their own.
        await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {})
        const seen = await page.evaluate(
          (merchant) => ({
            ran: document.documentElement.dataset['ran'] ?? '',
            polluted: 'polluted' in {},
            texts: document.body.innerText.split(/\n/).map((text) => text.trim()),
            home: location.hostname.endsWith(`${merchant}.localhost`),
          }),
          merchant,
        )
        expect({ ...seen, texts: seen.texts.filter((text) => keys.has(text)) }, what).toEqual({
          ran: '',
          polluted: false,
          texts: [],
          home: true,
        })
        expect(await complaints.take(), what).toEqual([])
        front.substitute({ at: () => false, answer: (outgoing) => outgoing.destroy() })
      }
      await play()
      await call.reaches(page)
    } finally {
      await context.close()
      front.close()
    }
  })
