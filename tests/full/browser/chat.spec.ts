import type { BrowserContext, Locator, Page } from '@playwright/test'
import { changeWorld, enter, expect, patchWorld, siteReady, test } from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'
import { LAUNCH } from '../../e2e/chat.ts'

const support = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Support' })

const chat = (page: Page): Locator => page.getByRole('dialog', { name: 'Chat with customer service' })

const frame = (page: Page) => chat(page).frameLocator('iframe')

/** Counts the calls of a path. */
function countCalls(pages: Page | BrowserContext, path: string): () => number {
  let calls = 0
  pages.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls++
  })
  return () => calls
}

const UNREAD = '/wps/relay/CBS_unreadCount'

/** Opens the conversation by the tab, again and again until its code has come. */
async function open(page: Page): Promise<void> {
  const chatNow = page.getByRole('button', { name: 'Chat with us now' })
  await support(page).click()
  // A tap before the desk's code leads to its page, which offers the conversation too.
  await expect(async () => {
    // Both may come: the chat covers the page's button then.
    if (!(await chat(page).isVisible()) && (await chatNow.isVisible()))
      await chatNow.click({ timeout: 1_000 })
    await expect(chat(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test.describe('the chat of the gateway', () => {
  test('[RO-04] without its switch nothing is asked, and the button opens the links', async ({ page }) => {
    const calls = [countCalls(page, UNREAD), countCalls(page, LAUNCH)]
    await enter(page, '/m/home', { member: 'player', switches: '-CBS3' })
    await siteReady(page)
    await support(page).click()
    await expect(page.getByRole('link', { name: /^Live chat/ })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(calls.map((count) => count())).toEqual([0, 0])
    // With it, the same member has both.
    await enter(page, '/m/home', { member: 'player' })
    await expect(support(page)).toHaveAccessibleName(/2/)
    await open(page)
    await expect(frame(page).getByText('Hello player')).toBeVisible()
    expect(calls.map((count) => count() > 0)).toEqual([true, true])
  })

  test('[RO-02] type 4 is refused and has no count; a guest at the chat logs in, and comes back to it', async ({
    page,
  }) => {
    const counted = countCalls(page, UNREAD)
    await enter(page, '/m/chat', { member: 'nochat' })
    await expect(page.getByText('The chat is not available for your account.')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(support(page)).toHaveAccessibleName('Support')
    expect(counted()).toBe(0)

    await enter(page, '/m/chat')
    await expect(page).toHaveURL(/\/m\/login$/)
    await page.getByLabel('Username').fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/m\/chat$/)
    await expect(page.frameLocator('iframe').getByText('Hello player, how can we help?')).toBeVisible()
  })

  test('[OV-19] of two tabs one counts, and both show it', async ({ page, context }) => {
    const counted = countCalls(context, UNREAD)
    await enter(page, '/m/home', { member: 'player' })
    await expect(support(page)).toHaveAccessibleName(/2/)
    const second = await context.newPage()
    await second.goto('/m/home')
    await expect(support(second)).toHaveAccessibleName(/2/)
    expect(counted()).toBe(1)
  })

  for (const [state, text, code] of [
    [{ fault: 'chat-cbs.launch:500' }, 'The live chat cannot be opened right now.', 'HT-STATUS'],
    [
      { fault: 'chat-cbs.launch:offline' },
      'The live chat cannot be reached. Your network may block it: try another network, or reach us another way.',
      'HT-NETWORK',
    ],
  ] as const)
    test(`[OV-31] a chat that does not open says which and why, and offers the other ways: ${code}`, async ({
      page,
      complaints,
    }) => {
      complaints.provoke(/CBS_launchChat|chat-cbs/)
      await enter(page, '/m/home', { member: 'player', ...state })
      await siteReady(page)
      await open(page)
      await expect(chat(page).getByRole('alert')).toHaveText(text)
      for (const way of [/^Live chat/, /^Support 24\/7/, /^help@lotus\.example/, /^\+84/])
        await expect(chat(page).getByRole('link', { name: way })).toBeVisible()
      await expect(
        chat(page).getByText(/^Reference [\dA-Z]{4}-[\dA-Z]{4} HT-\w+ · version \w+/),
      ).toBeVisible()
      expect(await violations(page)).toEqual([])
      await changeWorld(page, { fault: '' })
      await chat(page).getByRole('button', { name: 'Try again' }).click()
      await expect(frame(page).getByText('Hello player')).toBeVisible()
    })

  test('a page that never loads, or that shows nothing, leaves the player the other ways', async ({
    page,
    complaints,
  }) => {
    complaints.provoke(/CV-FRAME|x-frame-options|chrome-error/i)
    await page.clock.install()
    await enter(page, '/m/home', { member: 'player', chat: 'hangs' })
    await open(page)
    await expect(chat(page).locator('iframe')).toHaveCount(1)
    await page.clock.fastForward(21_000)
    await expect(chat(page).getByRole('alert')).toHaveText(/^The live chat does not answer\./)
    await expect(chat(page).getByText(/ CV-FRAME · version/)).toBeVisible()
    await expect(chat(page).getByRole('link', { name: 'Open in a window of its own' })).toBeVisible()

    await enter(page, '/m/home', { member: 'player', chat: 'unframed' })
    await open(page)
    await chat(page).getByText('Is the chat empty, or does it not work?').click()
    await expect(chat(page).getByRole('link', { name: 'Open in a window of its own' })).toBeVisible()
    await expect(chat(page).getByRole('link', { name: /^Live chat/ })).toBeVisible()
    await expect(chat(page).getByText(/^Reference/)).toBeVisible()
  })

  test('[OV-31] a merchant whose chat tells that it is there: the player of one that refuses its frame is told so', async ({
    page,
    complaints,
  }) => {
    complaints.provoke(/CV-SILENT|x-frame-options|chrome-error/i)
    const alert = chat(page).getByText('The live chat does not seem to appear here.')
    await enter(page, '/m/home', { member: 'player' })
    await siteReady(page)
    await patchWorld(page, { settings: { 'customer-service.chat-cbs': { tellsReady: true } } })
    await page.clock.install()
    await open(page)
    await expect(frame(page).getByText('Hello player')).toBeVisible()
    await page.clock.runFor(11_000)
    await expect(alert).toHaveCount(0)
    await chat(page).getByRole('button', { name: 'Back' }).click()

    await changeWorld(page, { chat: 'unframed' })
    await open(page)
    await expect(async () => {
      await page.clock.runFor(11_000)
      await expect(alert).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(chat(page).getByRole('link', { name: 'Open in a window of its own' })).toBeVisible()
    await expect(chat(page).getByRole('link', { name: /^Live chat/ })).toBeVisible()
    await expect(chat(page).getByText(/ CV-SILENT · version/)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test('[CA-19] a script of a declared host is loaded by its plugin; code and other hosts are not, and are reported', async ({
  page,
}) => {
  const lines: string[] = []
  const asked: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.route(/livechatinc\.com|strange\.example/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: 'window.liveChatRan = true' })
  })
  await page.goto('/__gateway/enter?merchant=coral&lang=EN&chat-scripts=mixed&to=/m/home')
  // The page may still be on its way from the harness.
  await expect.poll(() => page.evaluate(() => 'liveChatRan' in globalThis).catch(() => false)).toBe(true)
  expect(asked).toEqual(['https://cdn.livechatinc.com/tracking.js'])
  const painted = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
    const script = performance.getEntriesByName('https://cdn.livechatinc.com/tracking.js')[0]?.startTime ?? 0
    return script > paint
  })
  expect(painted).toBe(true)
  expect(await page.evaluate(() => 'chatCodeRan' in globalThis)).toBe(false)
  await expect
    .poll(() => lines.join('\n'), { timeout: 20_000 })
    .toMatch(/SV-HOST: origin https:\/\/strange\.example/)
  for (const entry of [2, 3]) expect(lines.join('\n')).toContain(`SV-INLINE: entry ${entry}`)
})
