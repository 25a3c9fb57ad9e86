import type { Page } from '@playwright/test'
import { enter, expect, test, world } from './site.ts'
import { token } from './routes.ts'

const asked = async (page: Page): Promise<readonly string[]> =>
  (await world(page)).log.map(({ endpoint }) => endpoint)

test.describe('a login link', () => {
  test('[RR-01][CA-08] signs in once the gateway has confirmed it; the token is nowhere to be seen', async ({
    page,
  }) => {
    const seen: string[] = []
    page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''))
    await enter(page, '/m/launchGame?vendor=TCG_SEA&code=no-such-game&r=7', {
      link: 'vip',
      fault: 'kernel.member-info:slow',
    })
    // Meanwhile the member's screen waits, and the address is clean already.
    await expect(page.locator('main [aria-busy=true]')).toBeVisible()
    await expect(page).toHaveURL(/\/m\/launchGame\?vendor=TCG_SEA&code=no-such-game&r=7$/)
    await expect(page.getByRole('alert')).toContainText(/does not exist/i)
    const sessionToken = await token(page)
    expect(sessionToken).toMatch(/^[\w-]{20,}$/)
    expect(
      await page.evaluate(() => JSON.stringify([history.state, Reflect.get(globalThis, '__foyer')])),
    ).not.toContain(sessionToken)
    const afterEntry = seen.slice(seen.findIndex((url) => url.includes('/m/launchGame')) + 1)
    expect(
      afterEntry.filter((url) => url.includes(String(sessionToken)) && !url.includes('/m/launchGame')),
    ).toEqual([])
    await page.reload()
    await expect(page.getByRole('alert')).toContainText(/does not exist/i)
    expect(await asked(page)).toContain('kernel.member-info')
    expect(await token(page)).toBe(sessionToken)
  })
})

test.describe('feedback', () => {
  const MESSAGE = 'Show the times of the next draws.'

  test('[RT-18] a member opens it from the settings, and sees what is missing, what failed and what was sent', async ({
    page,
  }) => {
    await enter(page, '/m/home', { member: 'player', fault: 'feedback.send:500' })
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog', { name: 'Settings' }).getByRole('link', { name: 'Feedback' }).click()
    await expect(page).toHaveURL(/\/m\/feedback$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const send = page.getByRole('button', { name: 'Send' })
    await send.click()
    await expect(page.getByText('Choose what it is about.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'An idea' })).toBeFocused()
    await page.getByRole('radio', { name: 'A game', exact: true }).click()
    await page.getByLabel('Your message').fill(MESSAGE)
    await send.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be sent')
    await expect(page.getByLabel('Your message')).toHaveValue(MESSAGE)
    await page.evaluate(() =>
      fetch('/__gateway/world', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ faults: { 'feedback.send': null } }),
      }),
    )
    await send.click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused()
    expect((await world(page)).slices['site.feedback']).toEqual({
      received: [{ category: 'game', content: MESSAGE, member: '10001' }],
    })
  })
})
