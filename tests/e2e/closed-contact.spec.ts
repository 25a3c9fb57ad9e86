import { expect, test } from './site.ts'
import { help, refuseDomain } from './closed-contact.ts'

test('[OV-20] [OV-31] of several the player chooses, over the notice', async ({ page }) => {
  await refuseDomain(page, '3')
  await help(page).click()
  const choices = page.getByRole('dialog', { name: 'Customer service' })
  await expect(choices.getByRole('link')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(choices).toHaveCount(0)
  await expect(help(page)).toBeFocused()
})
