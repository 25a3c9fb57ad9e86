import { expect, test } from '../../e2e/site.ts'

test('[HA-03g] the panel has what became of each event at each destination, and why it was skipped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/__harness/?lang=EN&member=player#tracking')
  const row = page.getByRole('option').filter({ hasText: 'firstOpen' }).filter({ hasText: 'facebook' })
  await expect(row.filter({ hasText: 'sent' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search deliveries and destinations' }).fill('relay')
  await expect(row).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search deliveries and destinations' }).fill('')

  // An ad blocker.
  await page.route(/fbevents/, (route) => route.abort())
  await page.reload()
  await expect(row.filter({ hasText: 'SC-BLOCKED' }).first()).toBeVisible()
  await expect(row.filter({ hasText: 'sent' })).toHaveCount(0)
})

test('the codes that are sent to phones are in the panel, with their validity, to be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/__harness/?lang=EN')
  const frame = page.frameLocator('iframe[title="The site"]')
  await expect(frame.getByRole('banner')).toBeVisible()
  await page.getByText('Text messages', { exact: true }).click()
  await expect(page.getByText('None has been sent.')).toBeVisible()
  await page.evaluate(() =>
    fetch('/wps/verification/sms/noLogin', {
      method: 'POST',
      headers: { 'content-type': 'application/json', Merchant: 'lotus01', Language: 'EN' },
      body: JSON.stringify({ countryDialingCode: '+84', mobileNum: '901234567' }),
    }),
  )
  const message = page.getByRole('listitem').filter({ hasText: '+84901234567' })
  await expect(message).toContainText(/\d{6}.*good for \d\d s/)
  await message.getByRole('button', { name: 'Copy the code' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^\d{6}$/)
  await expect(message).toContainText(copied)
})

test('what pages report is in the panel, newest first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/__harness/?lang=EN#network')
  await expect(page.frameLocator('iframe[title="The site"]').getByRole('banner')).toBeVisible()
  await page.getByText('Reports of pages', { exact: true }).click()
  const status = await page.evaluate(async () => {
    const report = {
      kind: 'error',
      route: '/m/home',
      code: 'XX-HARNESS',
      plugin: 'a.b',
      phase: 'render',
      count: 2,
    }
    const batch = { build: 'b1', merchant: 'lotus01', connection: '4g', saveData: false, reports: [report] }
    const answer = await fetch('/wps/system/reports', {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/json', Merchant: 'lotus01', Language: 'EN' },
      body: JSON.stringify(batch),
    })
    return answer.status
  })
  expect(status).toBe(204)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'XX-HARNESS of a.b (render), 2 times' }).first(),
  ).toContainText('/m/home, 4g, build b1')
})

test('merchant, member, language and fault are set from the panel and from the address alike', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/__harness/?lang=EN')
  const frame = page.frameLocator('iframe[title="The site"]')
  await page.getByLabel('Member', { exact: true }).selectOption('player')
  await expect(frame.getByRole('banner')).toContainText('player')
  await page.getByLabel('Merchant', { exact: true }).selectOption('coral')
  await expect(page).toHaveURL(/coral\.localhost.*merchant=coral/)
  await expect(frame.getByRole('banner')).toContainText('player')
  await page.reload()
  await expect(frame.getByRole('banner')).toContainText('player')
})
