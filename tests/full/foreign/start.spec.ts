import { expect, test } from '@playwright/test'
import { type NpmScript, startNpmScript } from './npm-script.ts'
import { freePort } from '../../ports.ts'

/** The development server makes each module when it is first asked for. */
const SLOW = { timeout: 90_000 }

let site: NpmScript | undefined

test.afterAll(() => site?.stop())

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
