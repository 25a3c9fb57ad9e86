import { expect, test } from './site.ts'

test('[HA-01b] the harness shows the site in a phone frame beside the panel, with no network but this machine', async ({
  page,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/__harness/?lang=EN')
  const frame = page.frameLocator('iframe[title="The site"]')
  await expect(frame.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Controls' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Plugins' })).toContainText('Facebook pixel')
  expect([...hosts].filter((host) => !host.endsWith('localhost'))).toEqual([])
})

test('a plugin that is turned off at once stops live, and the address says so', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/__harness/?lang=EN')
  await page.getByLabel('Apply at once, without asking').check()
  const pixel = page.getByRole('region', { name: 'Plugins' }).locator('li[data-plugin="tracking.facebook"]')
  await expect(pixel).toContainText('active')
  await page.getByRole('switch', { name: 'Facebook pixel' }).uncheck()
  await expect(pixel).toContainText('off')
  await expect(page).toHaveURL(/disabled=tracking\.facebook/)
  await page.getByRole('switch', { name: 'Facebook pixel' }).check()
  await expect(pixel).toContainText('active')
})
