import type { Page, Request } from '@playwright/test'
import type { IdentityNetwork, Person } from '../../identity/identity-network.ts'
import { changeWorld, logOut, siteReady } from '../../e2e/site.ts'
import { enter, expect, type State, test, world } from '../../identity/site.ts'
import { violations } from '../../e2e/violations.ts'

/** A person whom no other test uses. */
let people = 0

const newPerson = (): Person => {
  const sub = `person${Date.now()}-${++people}`
  return { sub, email: `${sub}@example.com`, email_verified: true, name: 'Lan' }
}

const newPhone = (): string => `90${String(Date.now()).slice(-6)}${++people % 10}`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const google = (page: Page) => button(page, 'Continue with Google')

/** The login screen of a world whose merchant has set the provider up. */
async function openLogin(page: Page, state: State = {}): Promise<void> {
  await enter(page, '/m/login', { identity: 'social', ...state })
  await expect(google(page)).toBeVisible()
}

/** Changes the settings of a running world. */
const set = (page: Page, settings: object): Promise<unknown> =>
  page.evaluate(
    (own) =>
      fetch('/__gateway/world', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ settings: { 'account.identity-firebase': own } }),
      }).then(({ ok }) => ok),
    settings,
  )

/** Chooses the account in the window that the button opens. */
async function signInAt(page: Page, name = 'Continue with Google'): Promise<void> {
  const opening = page.waitForEvent('popup')
  await button(page, name).click()
  await (await opening).getByRole('button', { name: 'Lan' }).click()
}

const logged = async (page: Page, endpoint: string): Promise<readonly unknown[]> =>
  (await world(page)).log.flatMap((entry) => (entry.endpoint === endpoint ? [entry.body] : []))

/** Back to the login as a guest, in the same world. */
async function enterAgain(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/login')
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Log in with your phone' })

async function openPhone(page: Page, number: string): Promise<void> {
  await openLogin(page, { identity: 'phone' })
  await button(page, 'Continue with phone').click()
  await sheet(page).getByLabel('Mobile number').fill(number)
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
}

async function enterCode(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('SMS code').fill(code)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
}

const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000')

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

test('[RT-02][ST-07][RO-07a][RO-08][EN-18][CO-09a] Google in a window of 500 by 600 makes an account, signs in, goes home and leaves no login behind', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...given) => {
      Reflect.set(globalThis, 'features', given[2])
      return open(...given)
    }
  })
  await enter(page, '/m/home', { identity: 'social' })
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  const length = await page.evaluate(() => history.length)
  await signInAt(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner')).toContainText('fb1')
  expect(await page.evaluate(() => history.length)).toBe(length)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'features') as unknown)).toMatch(
    /width=500,height=600/,
  )
  const stored = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '')
  expect(JSON.parse(stored)).toMatchObject({
    userName: expect.stringMatching(/^fb\d+$/),
    token: expect.any(String),
  })
  expect(await logged(page, 'account.auto-username')).toEqual([
    expect.objectContaining({ registerMethod: 'firebase', firebaseChannel: 'google.com' }),
  ])
  const relayed = async () =>
    ((await world(page)).slices['tracking.relay'] as { events?: readonly { event: string }[] } | undefined)
      ?.events ?? []
  await expect
    .poll(async () => (await relayed()).find(({ event }) => event === 'register'))
    .toMatchObject({ event_id: expect.stringMatching(/^register:\d+$/) })
})

test('[RT-02][RO-07b] a merchant whose GOOGLELOGIN3 is off offers no social login', async ({ page }) => {
  await openLogin(page)
  await changeWorld(page, { switches: { GOOGLELOGIN3: false } })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0)
  await changeWorld(page, { switches: { GOOGLELOGIN3: true } })
  await page.reload()
  await expect(google(page)).toBeVisible()
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

test('[RT-03e][ST-08a] on the registration’s screen the same window makes the account; where the merchant makes none, an own one is connected at the login', async ({
  page,
}) => {
  await enter(page, '/m/register?r=FRIEND7', { identity: 'social', switches: '-FIREBASECREATEACC3' })
  await signInAt(page)
  const choice = page.getByRole('dialog', { name: 'Connect your account' })
  await choice.getByRole('button', { name: 'Create a new account' }).click()
  await expect(page).toHaveURL(/\/m\/register/)
  await signInAt(page)
  await choice.getByRole('button', { name: 'I have an account' }).click()
  await expect(page).toHaveURL(/\/m\/login/)
  await expect(page.getByText('Your account is then connected')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await changeWorld(page, { switches: { FIREBASECREATEACC3: true } })
  await page.reload()
  await signInAt(page)
  await expect(page.getByRole('banner')).toContainText('fb1')
  expect(await logged(page, 'account.auto-username')).toEqual([
    expect.objectContaining({
      registerMethod: 'firebase',
      firebaseChannel: 'google.com',
      referralCode: 'FRIEND7',
    }),
  ])
})

test('[ST-08b][OV-16][ER-08] where the merchant makes no accounts, the player connects an own one, once', async ({
  page,
}) => {
  await openLogin(page, { switches: '-FIREBASECREATEACC3' })
  await signInAt(page)
  const choice = page.getByRole('dialog', { name: 'Connect your account' })
  await expect(choice).toContainText('No account is connected with this sign-in yet')
  await expect(choice).not.toContainText('bind_customer_required')
  await expect(choice.getByRole('button', { name: 'Create a new account' })).toBeVisible()
  await choice.getByRole('button', { name: 'I have an account' }).click()
  await expect(page.getByText('Your account is then connected')).toBeVisible()
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('banner')).toContainText('player')
  expect(await logged(page, 'auth.login')).toEqual([
    expect.objectContaining({ type: 'username', firebaseChannel: 'google.com' }),
  ])
  // From now on Google is enough.
  await logOut(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await signInAt(page)
  await expect(page.getByRole('banner')).toContainText('player')
})

test('[ST-28][ER-10][ER-11] a blocked window is reported with its code and reason; another try silently replaces an open one', async ({
  page,
}) => {
  await openLogin(page)
  await page.evaluate(() => {
    const { open } = window
    window.open = () => {
      window.open = open
      return null
    }
  })
  await google(page).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Your browser blocked the window')
  await expect(alert).toContainText('Code: auth/popup-blocked')
  await expect(alert).toContainText(/Reason: \S/)

  const first = page.waitForEvent('popup')
  await google(page).click()
  await first
  await expect(alert).toHaveCount(0)
  await expect(page.getByText('Waiting for Google')).toBeVisible()
  await signInAt(page)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[ST-28][CO-09b] a closed window is reported 8 s after it was closed; the button is usable meanwhile', async ({
  page,
}) => {
  await openLogin(page)
  const opening = page.waitForEvent('popup')
  await google(page).click()
  await (await opening).close()
  const closedAt = Date.now()
  await expect(google(page)).toBeEnabled()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Code: auth/popup-closed-by-user')
  const afterMs = Date.now() - closedAt
  expect(afterMs).toBeGreaterThan(7_500)
  expect(afterMs).toBeLessThan(13_000)
})

test('[CA-31] a status with no more than a key, as the specification has it: the project’s own domain is asked for', async ({
  page,
  context,
}) => {
  await context.route('https://identitytoolkit.googleapis.com/v1/projects*', (route) =>
    route.fulfill({
      json: { projectId: '1', authorizedDomains: ['lotus.localhost', 'demo-foyer.firebaseapp.com'] },
    }),
  )
  await openLogin(page, { identity: 'key' })
  const opening = page.waitForEvent('popup')
  await google(page).click()
  const opened = await opening
  await opened.waitForURL(/./)
  expect(new URL(opened.url()).hostname).toBe('demo-foyer.firebaseapp.com')
  await opened.getByRole('button', { name: 'Lan' }).click()
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

test('[ER-11] a host unknown to the project is reported', async ({ page, context }) => {
  await context.route('https://identitytoolkit.googleapis.com/v1/projects*', (route) =>
    route.fulfill({ json: { projectId: '1', authorizedDomains: ['elsewhere.example'] } }),
  )
  await openLogin(page)
  await google(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Code: auth/unauthorized-domain')
})

test('[ER-11] Facebook with the address of a Google account is sent to the way that the player used before', async ({
  page,
  identity,
}) => {
  await openLogin(page)
  await set(page, { facebook: true })
  await signInAt(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await enterAgain(page)
  identity.person = { ...identity.person, sub: 'another', email_verified: false }
  await signInAt(page, 'Continue with Facebook')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Code: auth/account-exists-with-different-credential',
  )
})

test('[ST-09] a redirect continues on its return', async ({ page, identity, baseURL }) => {
  await openLogin(page)
  await set(page, { redirect: true, authDomain: new URL(baseURL ?? '').host })
  await page.reload()
  await google(page).click()
  await page.getByRole('button', { name: 'Lan' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(identity.calls.map(({ call }) => call)).toContain('POST /v1/accounts:signInWithIdp')
  expect(await logged(page, 'account.auto-username')).toHaveLength(1)
})

test.describe('in a private window', () => {
  test.use({ ordinaryWindow: false })
  test('[VA-09] social sign-in is refused', async ({ page, identity }) => {
    await openLogin(page)
    await expect(async () => {
      await google(page).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('private window', {
        timeout: 500,
      })
    }).toPass()
    expect(page.context().pages()).toHaveLength(1)
    expect(identity.calls.map(({ call }) => call)).not.toContain('POST /v1/accounts:signInWithIdp')
  })
})

test('[VA-14] a key with a colon offers nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request: Request) => asked.push(request.url()))
  await enter(page, '/m/login', { identity: 'bad-key' })
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('identity-firebase')),
  )
  await expect(page.getByRole('button', { name: /Google|phone/ })).toHaveCount(0)
  expect(asked.filter((url) => url.includes('google'))).toEqual([])
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
