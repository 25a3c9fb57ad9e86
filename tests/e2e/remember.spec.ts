import type { Page } from '@playwright/test'
import { callCount } from './call-count.ts'
import { fillLogin } from './fill-login.ts'
import { sessionOf } from './session-of.ts'
import { enter, expect, logOut, networkQuiet, patchWorld, siteReady, test } from './site.ts'
import { submitLogin } from './submit-login.ts'

const box = (page: Page) => page.getByRole('checkbox', { name: 'Remember me on this device' })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const banner = (page: Page) => page.getByRole('banner')
const record = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('remPass'))

/** Logs in with the box ticked, and waits until the login is remembered. */
async function remembered(page: Page, state: Parameters<typeof enter>[2] = {}): Promise<void> {
  await enter(page, '/m/login', state)
  await fillLogin(page)
  await box(page).check()
  await submitLogin(page)
  await expect(banner(page)).toContainText('player')
  await expect.poll(() => record(page)).not.toBeNull()
}
/** The same browser later: no tab shows the site any more, so that none gives its session to the new one. */
async function newTab(page: Page, address: string): Promise<Page> {
  for (const open of page.context().pages()) await open.goto(new URL('/__gateway/world', page.url()).href)
  const tab = await page.context().newPage()
  await tab.goto(new URL(address, page.url()).href)
  return tab
}

test('[EN-09] [ST-06] [RO-05] ticked, a new tab logs in by itself and stays where it is; the password is nowhere to be read', async ({
  page,
}) => {
  await remembered(page)
  const stored = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('account.remembered')
      opening.onsuccess = () => resolve(opening.result)
    })
    const key = await new Promise<CryptoKey>((resolve) => {
      const asked = database.transaction('keys').objectStore('keys').get('login')
      asked.onsuccess = () => resolve(asked.result as CryptoKey)
    })
    database.close()
    const exported = await crypto.subtle.exportKey('raw', key).catch((error: DOMException) => error.name)
    return { exported, all: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) }
  })
  expect(stored.exported).toBe('InvalidAccessError')
  expect(stored.all).not.toContain('player123')
  expect(stored.all).not.toContain(Buffer.from('player123').toString('base64').slice(0, 11))

  const tab = await newTab(page, '/m/game')
  await expect(banner(tab)).toContainText('player')
  await expect(tab).toHaveURL(/\/m\/game$/)
  await expect(tab.getByRole('alertdialog')).toBeHidden()

  // A member's screen asks for the login, gets it, and goes on.
  const other = await newTab(page, '/m/launchGame?vendor=TCG_SEA&code=SL001')
  await expect(other).toHaveURL(/\/__gateway\/game\?ticket=/)
  expect(await callCount(page, 'auth.login')).toBe(3)
})

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
