import type { Page } from '@playwright/test'
import { siteReady } from '../../e2e/site.ts'
import { enter, expect, test, world } from '../../identity/site.ts'
import { violations } from '../../e2e/violations.ts'
import {
  button,
  enterCode,
  google,
  logged,
  newPerson,
  newPhone,
  openLogin,
  otherThan,
  sheet,
  signInAt,
} from './sign-in.ts'

async function openPhone(page: Page, number: string): Promise<void> {
  await openLogin(page, { identity: 'phone' })
  await button(page, 'Continue with phone').click()
  await sheet(page).getByLabel('Mobile number').fill(number)
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
}

// One worker, for one emulator: making its router takes a processor for seconds.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ identity }) => {
  identity.person = newPerson()
})

test('[RO-07b] codes to phones go through the provider all the same, where the merchant has it send them', async ({
  page,
  identity,
}) => {
  await enter(page, '/m/login', { identity: 'phone', switches: '-GOOGLELOGIN3' })
  await button(page, 'Continue with phone').click()
  await expect(page.getByRole('button', { name: /^Continue with (?:Google|Facebook)/ })).toHaveCount(0)
  const number = newPhone()
  await sheet(page).getByLabel('Mobile number').fill(number)
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
  await expect(sheet(page).getByLabel('SMS code')).toBeFocused()
  await enterCode(page, await identity.codeFor(`+84${number}`))
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[CA-31] [ER-10] a project without a domain of its own: social sign-in says so with a code, codes to phones work', async ({
  page,
  context,
  identity,
}) => {
  await context.route('https://identitytoolkit.googleapis.com/v1/projects*', (route) =>
    route.fulfill({ json: { projectId: '1', authorizedDomains: ['lotus.localhost'] } }),
  )
  await openLogin(page, { identity: 'key' })
  await google(page).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('This sign-in is not set up correctly')
  await expect(alert).toContainText('Code: auth/auth-domain-config-required')
  const number = newPhone()
  await button(page, 'Continue with phone').click()
  await sheet(page).getByLabel('Mobile number').fill(number)
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
  await expect(sheet(page).getByLabel('SMS code')).toBeFocused()
  await enterCode(page, await identity.codeFor(`+84${number}`))
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[RT-02][ST-10][ER-10] a phone signs in by its code; the countdown of 60 s survives a reload, a wrong code does not end it', async ({
  page,
  identity,
}) => {
  const number = newPhone()
  await openPhone(page, number)
  const again = sheet(page).getByRole('button', { name: /^Again in \d+ s$/ })
  await expect(again).toBeDisabled()
  await page.reload()
  await button(page, 'Continue with phone').click()
  await expect(again).toBeDisabled()
  await expect(sheet(page).getByLabel('Mobile number')).toHaveValue(number)

  const code = await identity.codeFor(`+84${number}`)
  await enterCode(page, otherThan(code))
  const alert = sheet(page).getByRole('alert')
  await expect(alert).toContainText('This code is not right')
  await expect(alert).toContainText('Code: auth/invalid-verification-code')
  await enterCode(page, code)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await logged(page, 'account.auto-username')).toEqual([
    expect.objectContaining({ firebaseChannel: 'phone' }),
  ])
  const sent = identity.calls.find(({ call }) => call === 'POST /v1/accounts:sendVerificationCode')
  expect(sent?.body).toMatchObject({ phoneNumber: `+84${number}`, recaptchaToken: 'recaptcha-token' })
})

test('[ER-10][VA-17] an invalid number and a code that was never sent are reported; the number stays', async ({
  page,
}) => {
  await openPhone(page, '123')
  await expect(sheet(page).getByText('Between 6 and 15 digits')).toBeVisible()
  await sheet(page).getByLabel('Mobile number').fill('0000000')
  await enterCode(page, '123456')
  await expect(sheet(page).getByRole('alert')).toContainText('Code: auth/code-expired')
  await expect(sheet(page).getByLabel('Mobile number')).toHaveValue('0000000')
})

test('[OV-05][VA-11] the dialling code shows though the merchant’s switch is off; the list and a whole number set the country', async ({
  page,
  identity,
}) => {
  await openLogin(page, { identity: 'phone', switches: '-UPDATEMOBILEICC3' })
  await button(page, 'Continue with phone').click()
  await sheet(page).getByRole('button', { name: 'Country code +84, change' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a country' })
  await picker.getByLabel('Search by country or code').fill('brazil')
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('button', { name: 'Country code +55, change' })).toBeFocused()
  const number = newPhone()
  await sheet(page).getByLabel('Mobile number').fill(`+60 ${number}`)
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
  await expect(sheet(page).getByRole('button', { name: 'Country code +60, change' })).toBeVisible()
  await expect(sheet(page).getByLabel('SMS code')).toBeFocused()
  expect(await identity.codeFor(`+60${number}`)).toMatch(/^\d{6}$/)
})

test.describe('where the merchant’s own codes go by the provider', () => {
  // Of the demo merchants, Coral has a log-in by code.
  test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', 'coral')) })
  test('[ST-10][VA-12] the log-in by code is sent and proven by it; a wrong code is reported at its field', async ({
    page,
    identity,
  }) => {
    await openLogin(page, { identity: 'phone', switches: 'FIREBASECREATEACC3' })
    await page.getByRole('tab', { name: 'SMS code' }).click()
    const number = newPhone()
    const field = page.getByLabel('Code', { exact: true })
    await page.getByLabel('Mobile number').fill(number)
    await button(page, 'Send code').click()
    await expect(field).toBeFocused()
    await expect(button(page, 'Send code')).toHaveCount(0)
    const code = await identity.codeFor(`+60${number}`)
    const logIn = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true })
    await field.fill(otherThan(code))
    await logIn.click()
    await expect(
      page.getByText(/This code is not right.*Code: auth\/invalid-verification-code/s),
    ).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill(code)
    await logIn.click()
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(await logged(page, 'account.auto-username')).toEqual([
      expect.objectContaining({ firebaseChannel: 'phone', firebaseIdToken: expect.any(String) }),
    ])
    expect((await world(page)).messages).toEqual([])
  })
})

test('[OV-29] Back closes the sheet of the sign-in by phone, and the player stays on the log-in', async ({
  page,
}) => {
  await enter(page, '/m/home', { identity: 'phone' })
  await siteReady(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await button(page, 'Continue with phone').click()
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(button(page, 'Continue with phone')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/login/)
})

for (const theme of ['light', 'dark'])
  test(`the sign-in by phone and the choice of an account are accessible, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openLogin(page, { identity: 'phone', theme, switches: '-FIREBASECREATEACC3' })
    expect(await violations(page)).toEqual([])
    await button(page, 'Continue with phone').click()
    await enterCode(page, '123456')
    await expect(sheet(page).getByRole('alert')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await signInAt(page)
    await expect(page.getByRole('dialog', { name: 'Connect your account' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
