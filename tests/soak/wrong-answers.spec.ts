import { textKeys } from '../monkey/text-keys.ts'
import { enter, expect, test } from '../sabotage/site.ts'
import { CALLS } from './calls.ts'
import { serverInFront } from './server-in-front.ts'
import { WRONG_ANSWERS } from './wrong-answers.ts'

const LONGEST_MS = 600_000
/** Ways that each call meets; with `--long` all. Each way is met by some call. */
const SAMPLE = process.env['FOYER_SOAK_LONG'] ? Object.keys(WRONG_ANSWERS).length : 5
const ways = Object.entries(WRONG_ANSWERS)
const calls = Object.entries(CALLS)
const keys = new Set(textKeys())

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
      await call.reaches(page)
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
        expect(seen.texts.join('').length, what).toBeGreaterThan(10)
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
