import type { Page } from '@playwright/test'
import { enter, expect, test, world } from '../identity/site.ts'

// One worker, for one emulator: making its router takes a processor for seconds.
test.describe.configure({ mode: 'default' })

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

test('[ST-07] Google by pop-up', async ({ page, identity }) => {
  await enter(page, '/m/login')
  const opening = page.waitForEvent('popup')
  await google(page).click()
  const popup = await opening
  await expect(page.getByText('Waiting for Google')).toBeVisible()
  await popup.getByRole('button', { name: 'Lan' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  console.log(
    identity.calls,
    (await world(page)).log.map(({ endpoint }) => endpoint),
  )
})
