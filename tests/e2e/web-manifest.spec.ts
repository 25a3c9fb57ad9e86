import { enter, expect, patchWorld, siteReady, test } from './site.ts'
import { LINK } from './web-manifest.ts'

test('[RT-21] links none else, and follows the template parameter live', async ({ page }) => {
  await enter(page, '/m/home')
  await siteReady(page)
  await expect(page.locator(LINK)).toHaveCount(0)
  await patchWorld(page, { templates: { desktop_app_feature: '1' } })
  await expect(page.locator(LINK)).toHaveCount(1)
  await patchWorld(page, { templates: { desktop_app_feature: '0' } })
  await expect(page.locator(LINK)).toHaveCount(0)
})
