import { enter, expect, test, world } from './site.ts'

test('[SE-06] a login by the modern suite, where the gateway offers it', async ({ page }) => {
  // The browser's own list of what was fetched ends at 250.
  const chunk = page.waitForRequest(/\/assets\/modern-[^/]*\.js$/)
  await enter(page, '/m/login', { cipher: 'modern' })
  const sent = page.waitForRequest(/\/wps\/session\/login$/)
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const request = await sent
  expect(await request.headerValue('encryption')).toMatch(/^modern\.[A-Za-z0-9+/]{342}==$/)
  expect(request.postData()).toMatch(/^[A-Za-z0-9+/]+=*$/)
  await expect(page.getByRole('banner')).toContainText('player')
  const { log } = await world(page)
  expect(log.find(({ endpoint }) => endpoint === 'auth.login')).toMatchObject({
    status: 200,
    encrypted: true,
  })
  await chunk
})
