import { expect, noteToasts, test, toastsOf } from './site.ts'
import { arrive, button, popUp } from './download-image.ts'

test.describe('the pictures to save', () => {
  test('[OV-13] the link is copied, whole', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await noteToasts(page)
    await arrive(page, 'link')
    await button(page, 'Copy link').click()
    await expect.poll(() => toastsOf(page)).toContain('The link is copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^http:\/\/lotus\.localhost:\d+\/m\/activity$/,
    )
    await expect(popUp(page)).toBeVisible()
  })
})
