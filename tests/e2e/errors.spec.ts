import type { Route } from '@playwright/test'
import { call } from '../foreign/caller.ts'
import { expect, networkQuiet } from './site.ts'
import { closeNotice, notice, open, refusal, test } from './errors.ts'

// One worker, so that the fixture is prepared once.
test.describe.configure({ mode: 'default' })

test.describe('the failure catalogue', () => {
  const cases: readonly (readonly [Parameters<Route['fulfill']>[0], string | RegExp])[] = [
    [refusal('x.y', 'The draw is closed'), 'The draw is closed'],
    [refusal('x.y'), /unexpected/],
    [{ status: 500, json: { errorCode: 'system.error', message: 'Out of order' } }, 'Out of order'],
    // Cut off on its way.
    [{ body: '{"success":tr' }, /unexpected/],
  ]
  test('[ER-04] shows the server’s message, or that something unexpected happened, as text', async ({
    page,
  }) => {
    await open(page, refusal('x', '<img src=x onerror="globalThis.hacked=1"><b>Bold</b>'))
    await call(page, {})
    // As text, never as markup (SE-02).
    await expect(notice(page)).toContainText('<b>Bold</b>')
    await closeNotice(page)
    for (const [answer, message] of cases) {
      await page.route('**/wps/acme*', (route) => route.fulfill(answer))
      await call(page, {})
      await expect(notice(page)).toContainText(message)
      await closeNotice(page)
    }
    await page.route('**/wps/acme*', () => {})
    expect(await call(page, { timeoutMs: 200 })).toEqual([{ code: 'HT-TIMEOUT' }])
    await expect(notice(page)).toContainText(/unexpected/)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked') as unknown)).toBeUndefined()
  })

  test('[ER-02] offline: a toast for a second and a half, no alert', async ({
    page,
    context,
    complaints,
  }) => {
    // Code that the page fetches for later cannot be had meanwhile.
    complaints.provoke(/PL-THREW: install\.prompts \(call\): pop-up/)
    await open(page, { json: { success: true } })
    await call(page, {})
    await page.unrouteAll()
    // The code of toasts, and of customer service, is loaded on the player's first input.
    const decoder = page.waitForResponse(/\/des-paths-/)
    await page.keyboard.press('Shift')
    await decoder
    await networkQuiet(page)
    // Told by the page itself, from before it is offline: a look from outside may come half a second late.
    const lasted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let since: number | undefined
          new MutationObserver((_, observer) => {
            const there = [...document.querySelectorAll('output, [role="status"]')].some((element) =>
              element.textContent.includes('You are offline. Check your connection.'),
            )
            if (there) since ??= performance.now()
            if (there || since === undefined) return
            observer.disconnect()
            resolve(performance.now() - since)
          }).observe(document.body, { childList: true, subtree: true, characterData: true })
        }),
    )
    await context.setOffline(true)
    const shown = call(page, {}, { options: { query: { other: 1 } } })
    await expect(page.getByText('You are offline. Check your connection.')).toHaveCount(1)
    expect(await shown).toEqual([{ code: 'HT-OFFLINE' }, { code: 'HT-OFFLINE' }])
    expect(await lasted).toBeGreaterThan(1_400)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })
})
