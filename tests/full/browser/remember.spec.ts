import type { Page } from '@playwright/test'
import { callCount } from '../../e2e/call-count.ts'
import { sessionOf } from '../../e2e/session-of.ts'
import { expect, logOut, networkQuiet, patchWorld, siteReady, test } from '../../e2e/site.ts'
import { submitLogin } from '../../e2e/submit-login.ts'
import { banner, box, newTab, record, remembered } from '../../e2e/remember.ts'

const password = (page: Page) => page.getByLabel('Password', { exact: true })

test('[EN-09] [ST-06] without MOBILEAUTOLOGIN3 the name is filled in, the password stays out of the page, and one tap logs in', async ({
  page,
}) => {
  await remembered(page, { switches: '-MOBILEAUTOLOGIN3' })
  const tab = await newTab(page, '/m/login')
  await siteReady(tab)
  await expect(tab.getByLabel('Username')).toHaveValue('player')
  await expect(box(tab)).toBeChecked()
  await expect(password(tab)).toHaveValue('')
  await expect(password(tab)).toHaveAccessibleDescription(/Remembered on this device/)
  expect(await sessionOf(tab)).toBeNull()
  await submitLogin(tab)
  await expect(banner(tab)).toContainText('player')
  expect(await callCount(page, 'auth.login')).toBe(2)
})

test('[ST-06] an address with a token prevents the automatic login, whatever the token’s result', async ({
  page,
}) => {
  await remembered(page)
  const tab = await newTab(page, '/m/home?token=no-such-token')
  await siteReady(tab)
  // By then a log-in that began with the status would be over.
  await networkQuiet(tab)
  await expect(banner(tab).getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await callCount(page, 'auth.login')).toBe(1)
})

test('[EN-09] unticked, nothing is remembered, and what was is forgotten', async ({ page }) => {
  await remembered(page, { switches: '-MOBILEAUTOLOGIN3' })
  const tab = await newTab(page, '/m/login')
  await expect(box(tab)).toBeChecked()
  await box(tab).uncheck()
  await submitLogin(tab)
  await expect(banner(tab)).toContainText('player')
  expect(await record(tab)).toBeNull()
})

test('[ST-05] [ST-06] a failing gateway keeps the login, silently; a wrong password removes it', async ({
  page,
}) => {
  await remembered(page)
  await patchWorld(page, { faults: { 'auth.login': '500' } })
  const failed = await newTab(page, '/m/home')
  await siteReady(failed)
  await expect.poll(() => callCount(page, 'auth.login')).toBe(2)
  await expect(banner(failed).getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(failed.getByRole('alertdialog')).toBeHidden()
  expect(await record(failed)).not.toBeNull()

  await patchWorld(page, { faults: { 'auth.login': null }, members: { player: { password: 'changed1' } } })
  const wrong = await newTab(page, '/m/home')
  await expect.poll(() => record(wrong)).toBeNull()
  await expect(banner(wrong).getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(wrong.getByRole('alertdialog')).toBeHidden()
})

test('[ST-32a] [ST-06] a log-out in one tab ends it in both; nothing is remembered, and no tab logs in by itself, new or reloaded', async ({
  page,
}) => {
  await remembered(page)
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await expect(banner(tab)).toContainText('player')
  await logOut(tab)
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible()
  const left = await page.evaluate(async () => [
    localStorage.getItem('remPass'),
    (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith('account.')),
    sessionStorage.getItem('autoLogin'),
  ])
  expect(left).toEqual([null, [], '0'])
  const again = await page.context().newPage()
  await again.goto(page.url())
  await tab.reload()
  for (const each of [again, tab]) {
    await siteReady(each)
    // By then a log-in that began with the status would be over.
    await networkQuiet(each)
    await expect(banner(each).getByRole('link', { name: 'Log in' })).toBeVisible()
  }
  expect(await callCount(page, 'auth.login')).toBe(1)
})

test('[ST-06] where a change of the password is due, its screen is shown after the automatic login', async ({
  page,
}) => {
  await remembered(page, { switches: 'PWDEXPFORCECHANGE3' })
  await patchWorld(page, { members: { player: { passwordExpired: true } } })
  const tab = await newTab(page, '/m/game')
  await expect(tab).toHaveURL(/\/m\/changePsw$/)
  await expect(tab.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  expect(await callCount(page, 'auth.login')).toBe(2)
})

test('[ST-06] where a captcha is asked for, the usual screen opens with the login in it', async ({
  page,
}) => {
  await remembered(page)
  await patchWorld(page, { settings: { 'account.auth': { captcha: true } } })
  const tab = await newTab(page, '/m/home')
  await expect(tab).toHaveURL(/\/m\/login$/)
  await expect(tab.getByLabel('Username')).toHaveValue('player')
  await expect(tab.getByRole('group', { name: 'Security check' })).toBeVisible()
  await expect(tab.getByRole('alertdialog')).toBeHidden()
})
