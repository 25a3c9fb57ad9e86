import { enter, expect, networkQuiet, saveData, test } from './site.ts'
import { deploy, look, notice, seen } from './update.ts'

test.use({ serviceWorkers: 'allow' })

test('[ST-15] [OV-08] [RR-02] a newer build is offered once; update-now reloads the game area where it is', async ({
  page,
}) => {
  await enter(page, '/m/game?affiliateCode=a1', { build: 'next' })
  await expect(notice(page).getByRole('heading')).toHaveText('Update available')
  await expect(notice(page).getByRole('button', { name: 'Close' })).toBeVisible()
  const reloaded = page.waitForEvent('domcontentloaded')
  await notice(page).getByRole('button', { name: 'Update now' }).click()
  await reloaded
  await expect(page).toHaveURL(/\/m\/game\?affiliateCode=a1$/)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await look(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[RO-11] [OV-08] a mandatory one waits for the form, and then cannot be closed', async ({ page }) => {
  await enter(page, '/m/login?r=ref7', { switches: 'MANDATORYAPPUPDATES3' })
  await page.getByLabel('Username').fill('ngoc')
  await expect.poll(() => seen(page)).not.toBeNull()
  const first = await seen(page)
  // Only now is there a newer one: a form that nobody has typed into does not make it wait.
  await deploy(page)
  await look(page)
  await expect.poll(() => seen(page)).not.toBe(first)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect(page.getByLabel('Username')).toHaveValue('ngoc')
  await expect(notice(page)).toHaveCount(0)

  await page.getByLabel('Username').fill('')
  await expect(notice(page)).toBeVisible()
  await expect(notice(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(notice(page)).toBeVisible()
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('[ST-15] a page whose files are gone says so, and asks for little', async ({ page, complaints }) => {
    complaints.provoke(/UP-CHUNK|status of 404|Failed to load/)
    // What is fetched when the page is idle has come, and nothing is fetched ahead: each file would ask again, and be counted.
    await saveData(page)
    await enter(page, '/m/home')
    await expect.poll(() => seen(page)).not.toBeNull()
    await networkQuiet(page)
    let requests = 0
    page.on('request', () => requests++)
    await page.route('**/m/assets/**', (route) => route.fulfill({ status: 404, body: '' }))
    await deploy(page)
    await look(page)
    const told = page.getByRole('status').filter({ hasText: 'A new version of the site is ready' })
    await expect(told).toBeVisible()
    await look(page)
    await networkQuiet(page)
    expect(requests).toBeLessThan(25)
    await page.unroute('**/m/assets/**')
    const reloaded = page.waitForEvent('domcontentloaded')
    await told.getByRole('button', { name: 'Update now' }).click()
    await reloaded
  })
})
