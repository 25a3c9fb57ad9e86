import type { Page, Request } from '@playwright/test'
import { changeWorld, logOut } from '../../e2e/site.ts'
import { enter, expect, test, world } from '../../identity/site.ts'
import { google, logged, newPerson, openLogin, signInAt } from './sign-in.ts'

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

/** Back to the login as a guest, in the same world. */
async function enterAgain(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/login')
}

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
