import { changeWorld, enter, expect, test } from '../../e2e/site.ts'
import { help, refuseDomain } from '../../e2e/closed-contact.ts'

test('[OV-20] without any customer service the notice offers none', async ({ page }) => {
  await refuseDomain(page, '0')
  await expect(page.getByRole('button', { name: 'Retry once' })).toBeVisible()
  await expect(help(page)).toHaveCount(0)
})

test('[OV-20] [OV-31] one customer service opens at once, in a window of its own', async ({
  page,
  context,
}) => {
  await refuseDomain(page, '1')
  const opened = context.waitForEvent('page')
  await help(page).click()
  expect((await opened).url()).toContain('/__gateway/service')
  await expect(page.getByRole('dialog', { name: 'Notice' })).toBeVisible()
})

test('[OV-06] [OV-07] the closed pages lead to customer service: to all of it, and to the first', async ({
  page,
  context,
}) => {
  await enter(page, '/m/home', { maintenance: '1', service: '3' })
  await page
    .getByRole('dialog', { name: 'Under maintenance' })
    .getByRole('button', { name: 'Contact us' })
    .click()
  const choices = page.getByRole('dialog', { name: 'Customer service' })
  const first = await choices.getByRole('link').first().getAttribute('href')
  await page.keyboard.press('Escape')

  await changeWorld(page, { region: '1' })
  await page.getByRole('button', { name: 'Check again' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('dialog', { name: 'Access Denied' }).getByRole('link', { name: 'Contact us' }).click()
  expect(new URL(first ?? '').pathname).toBe('/__gateway/service')
  expect((await opened).url()).toContain(new URL(first ?? '').search)
})
