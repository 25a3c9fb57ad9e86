import { expect, test } from '@playwright/test'
import { type NpmScript, startNpmScript } from './npm-script.ts'
import { freePort } from '../../ports.ts'

/** The development server makes each module when it is first asked for. */
const SLOW = { timeout: 90_000 }

let site: NpmScript | undefined
let alone: NpmScript | undefined

test.afterAll(() => {
  site?.stop()
  alone?.stop()
})

test('[HA-01a] one command serves the harness, and in it the site with the mock gateway’s games', async ({
  page,
}) => {
  test.setTimeout(240_000)
  site = await startNpmScript(process.cwd(), 'start', /Harness: (http:\S+)/, {
    PORT: String(await freePort()),
  })
  const harness = new URL(site.found)
  harness.hostname = 'lotus.localhost'
  harness.search = '?lang=EN&member=player'
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(harness.href)
  const frame = page.frameLocator('iframe[title="The site"]')
  await expect(frame.getByRole('banner')).toContainText('player', SLOW)
  await expect(
    frame.getByRole('region', { name: 'Lotteries' }).getByRole('link').filter({ hasText: 'Xổ Số Miền Bắc' }),
  ).toBeVisible(SLOW)
})

test('one plugin is started alone, with fakes, its settings and what it did to them', async ({ page }) => {
  test.setTimeout(240_000)
  const port = String(await freePort())
  const words = ['--plugin', 'games.draws']
  alone = await startNpmScript(process.cwd(), 'start', /Harness: (http:\S+)/, { PORT: port }, words)
  const harness = new URL(alone.found)
  harness.hostname = 'lotus.localhost'
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(harness.href)
  await expect(page.getByRole('heading', { name: 'Lottery draws' })).toBeVisible(SLOW)
  const draws = page.frameLocator('iframe')
  await expect(draws.getByRole('heading', { name: 'Next draws' })).toBeVisible(SLOW)
  await expect(page.getByRole('region', { name: 'Calls' })).toContainText('game.draws')

  await page.getByLabel('Count').fill('99')
  await page.getByRole('button', { name: 'Start with these settings' }).click()
  await expect(page.getByLabel('Count')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Count').fill('2')
  await page.getByRole('button', { name: 'Start with these settings' }).click()
  await expect(page.getByLabel('Count')).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByLabel('Count')).toHaveValue('2')

  await page.getByRole('button', { name: 'Dispose' }).click()
  await expect(page.getByText('It left nothing behind.')).toBeVisible()
})
