import type { Page } from '@playwright/test'
import type { IdentityNetwork } from '../../identity/identity-network.ts'
import { logOut } from '../../e2e/site.ts'
import { expect, test } from '../../identity/site.ts'
import { violations } from '../../e2e/violations.ts'
import { button, enterCode, newPerson, newPhone, openLogin, otherThan, signInAt } from './sign-in.ts'

/** Opens the settings' row that protects a sign-in. */
async function openProtection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await button(page, PROTECT).click()
}

const PROTECT = 'Protect your sign-in'

const protection = (page: Page) => page.getByRole('dialog', { name: PROTECT })

/** In the page: all that the browser keeps for it, as text. */
async function readAllStorage(): Promise<string> {
  const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
  const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no database'))
    })
  for (const { name } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name ?? ''))
    for (const store of database.objectStoreNames)
      stored.push([name, store, await resultOf(database.transaction(store).objectStore(store).getAll())])
    database.close()
  }
  return JSON.stringify(stored)
}

const calls = ({ calls: made }: IdentityNetwork): readonly string[] => made.map(({ call }) => call)

// One worker, for one emulator: making its router takes a processor for seconds.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ identity }) => {
  identity.person = newPerson()
})

test('the service’s own second factor: a code to the phone that the player enrolled', async ({
  page,
  identity,
}) => {
  const phone = `+84${newPhone()}`
  await identity.enrol(identity.person, phone)
  await openLogin(page)
  await signInAt(page)
  const factor = page.getByRole('dialog', { name: 'Confirm it is you' })
  await expect(factor).toContainText(phone.slice(-4))
  await factor.getByRole('button', { name: 'Send code' }).click()
  await expect(factor.getByText('We sent you a code')).toBeVisible()
  await enterCode(page, await identity.codeFor(phone))
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(calls(identity)).toEqual(
    expect.arrayContaining([
      'GET /v1/recaptchaParams',
      'GET /v1/projects',
      'POST /v2/accounts/mfaSignIn:start',
      'POST /v2/accounts/mfaSignIn:finalize',
    ]),
  )
})

test('[CA-31] a sign-in by Google is protected with a phone, whose code is then asked for', async ({
  page,
  identity,
}) => {
  await identity.allowSecondFactors()
  await openLogin(page)
  await signInAt(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await openProtection(page)
  const number = newPhone()
  await protection(page).getByLabel('Mobile number').fill(number)
  await protection(page).getByRole('button', { name: 'Send code' }).click()
  await expect(protection(page).getByText('We sent you a code')).toBeVisible()
  expect(await violations(page)).toEqual([])
  const code = await identity.codeFor(`+84${number}`)
  const done = protection(page).getByRole('button', { name: 'Protect', exact: true })
  await protection(page).getByLabel('SMS code').fill(otherThan(code))
  await done.click()
  await expect(protection(page).getByRole('alert')).toContainText('Code: auth/invalid-verification-code')
  await protection(page).getByLabel('SMS code').fill(code)
  await done.click()
  await expect(page.getByText('Your sign-in is protected now')).toBeVisible()
  await expect(protection(page)).toHaveCount(0)
  expect(calls(identity)).toEqual(
    expect.arrayContaining([
      'POST /v2/accounts/mfaEnrollment:start',
      'POST /v2/accounts/mfaEnrollment:finalize',
    ]),
  )

  await logOut(page)
  // Another may be sent a minute after the last.
  await page.evaluate(() => localStorage.removeItem('account.mobile.wait'))
  await page.goto('/m/login')
  await signInAt(page)
  const factor = page.getByRole('dialog', { name: 'Confirm it is you' })
  await factor.getByRole('button', { name: 'Send code' }).click()
  await expect(factor.getByText('We sent you a code')).toBeVisible()
  await enterCode(page, await identity.codeFor(`+84${number}`))
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[CA-31][ER-10] an unconfirmed e-mail address is reported', async ({ page, identity }) => {
  await identity.allowSecondFactors()
  identity.person = { ...identity.person, email_verified: false }
  await openLogin(page)
  await signInAt(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await openProtection(page)
  await protection(page).getByLabel('Mobile number').fill('901234567')
  await protection(page).getByRole('button', { name: 'Send code' }).click()
  const alert = protection(page).getByRole('alert')
  await expect(alert).toContainText('Confirm your e-mail address')
  await expect(alert).toContainText('Code: auth/unverified-email')
  await expect(protection(page).getByLabel('Mobile number')).toHaveValue('901234567')
})

test('[ST-32a] logging out forgets the identity in every tab, also where the gateway fails', async ({
  page,
  context,
  identity,
}) => {
  await openLogin(page, { fault: 'auth.logout:500' })
  const other = await context.newPage()
  await other.goto('/m/login')
  for (const each of [page, other]) {
    await signInAt(each)
    await expect(each).toHaveURL(/\/m\/home$/)
  }
  const row = other.getByRole('button', { name: PROTECT })
  await other.getByRole('button', { name: 'Settings' }).click()
  await expect(row).toBeVisible()
  await logOut(page)
  await expect(row).toHaveCount(0)
  // The next member on the same page, by password, does not get it either.
  await other.keyboard.press('Escape')
  await other.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await other.getByLabel('Username').fill('player')
  await other.getByLabel('Password', { exact: true }).fill('player123')
  await other.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(other.getByRole('banner')).toContainText('player')
  await other.getByRole('button', { name: 'Settings' }).click()
  await expect(other.getByRole('region', { name: 'Your account' })).toBeVisible()
  await expect(row).toHaveCount(0)
  for (const each of [page, other]) {
    const stored = await each.evaluate(readAllStorage)
    expect(stored).not.toContain(identity.person.sub)
    expect(stored).not.toMatch(/authUser|refreshToken|idToken|pendingRedirect/)
  }
})
