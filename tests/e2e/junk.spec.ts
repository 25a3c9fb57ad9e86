import { enter, expect, test } from './site.ts'
import { spoil } from './junk.ts'

test('[EN-30] a login answered with junk says that something went wrong, and the next one works', async ({
  page,
}) => {
  await enter(page, '/m/login')
  const submit = async (): Promise<void> => {
    await page.getByLabel('Username').fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  }
  await spoil(page, /\/wps\/session\/login$/, () => ({
    success: true,
    value: { token: ['<b>x'], id: {}, userName: 3 },
  }))
  await submit()
  await page.getByRole('alertdialog').getByRole('button').click()
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
  await page.unroute(/\/wps\/session\/login$/)
  await submit()
  await expect(page.getByRole('banner')).toContainText('player')
})
