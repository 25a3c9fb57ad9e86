import { enter, expect, test } from '../../e2e/site.ts'

test('the footer says who runs the site, on home, games and customer service; its documents open', async ({
  page,
  context,
}) => {
  const footer = page.locator('footer')
  for (const screen of ['/m/customerService', '/m/game', '/m/home']) {
    await enter(page, screen)
    await expect(footer).toContainText('Lotus Lottery Co., Ltd.')
    await expect(footer).toContainText('Licensed by the Coastal Gaming Commission, no. CGC-LT-2041')
    await expect(footer).toContainText('For people aged 18 and over only')
  }
  const opened = context.waitForEvent('page')
  await footer.getByRole('link', { name: 'Terms of use' }).click()
  await expect((await opened).getByRole('heading', { name: 'Terms of use' })).toBeVisible()
  await expect((await opened).getByText('en', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
})

test('no page warns in the console: not of its headers, nor of an icon that is missing', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (/permissions-policy|favicon/i.test(message.text())) warnings.push(message.text())
  })
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  await enter(page, '/m/home')
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible()
  expect([warnings, missing]).toEqual([[], []])
  // A window without a frame asks for no icon by itself.
  const named = await page
    .locator('link[rel~="icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(named).not.toEqual([])
  for (const address of [...named, '/favicon.ico']) {
    const icon = await page.evaluate(async (url) => {
      const answer = await fetch(url)
      return [answer.status, answer.headers.get('content-type')]
    }, address)
    expect([address, ...icon]).toEqual([address, 200, expect.stringMatching(/^image\//)])
  }
})
