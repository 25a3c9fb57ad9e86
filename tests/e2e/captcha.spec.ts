import type { Page } from '@playwright/test'
import { geetestScript } from '../../mocks/pages/geetest.ts'
import { callCount } from './call-count.ts'
import { callsOf } from './calls-of.ts'
import { fillLogin } from './fill-login.ts'
import { enter, expect, type State, test } from './site.ts'
import { submitLogin } from './submit-login.ts'

const VENDOR_SCRIPT = 'https://static.geetest.com/v4/gt4.js'

const block = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Security check' }).getByRole('button', { name, exact: true })
const box = (page: Page) => page.getByRole('dialog', { name: 'GeeTest' })
const pass = (page: Page): Promise<void> => box(page).getByRole('button', { name: 'I am a person' }).click()

const patch = (page: Page, change: object): Promise<unknown> =>
  page.evaluate(
    async (body) => (await fetch('/__gateway/world', { method: 'POST', body: JSON.stringify(body) })).json(),
    change,
  )
const settings = (part: object): object => ({ settings: { 'account.captcha-geetest': part } })

/** The login in a world that was changed before it opens. */
async function openLogin(page: Page, state: State, change: object): Promise<void> {
  await enter(page, '/m/home', state)
  await patch(page, change)
  await page.goto('/m/login')
}

test.describe('the captcha of the login', () => {
  test('[OV-25][ST-18][EN-03c] v4: click to verify, pass, log in with its values', async ({ page }) => {
    await enter(page, '/m/login', { captcha: 'v4' })
    await fillLogin(page)
    await block(page, 'Click to verify').click()
    await expect(block(page, 'Verifying…')).toBeAttached()
    await pass(page)
    await expect(block(page, 'Verified')).toBeVisible()
    await submitLogin(page)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('banner')).toContainText('player')
    const [body] = (await callsOf(page, 'auth.login')) as readonly { readonly geetestValidateV4?: string }[]
    expect(JSON.parse(body?.geetestValidateV4 ?? '{}')).toMatchObject({
      pass_token: expect.stringMatching(/^\w{50}$/),
      lot_number: expect.any(String),
    })
    expect(await page.evaluate(() => Object.keys(window).filter((name) => /geetest/i.test(name)))).toEqual([])
  })

  test('[CA-13][VA-04] v3: the submit asks for it, and each attempt has a challenge of its own', async ({
    page,
  }) => {
    await enter(page, '/m/login', { captcha: 'v3' })
    await fillLogin(page, 'player', 'mistaken')
    await block(page, 'Click to verify').isVisible()
    await submitLogin(page)
    await pass(page)
    await expect(page.getByRole('alert')).toContainText('incorrect')
    await expect(block(page, 'Click to verify')).toBeVisible()
    expect(await callCount(page, 'captcha-geetest.challenge')).toBe(2)
    await fillLogin(page)
    await submitLogin(page)
    await pass(page)
    await expect(page).toHaveURL(/\/m\/home$/)
    const bodies = (await callsOf(page, 'auth.login')) as readonly { readonly geetestChallenge?: string }[]
    expect(bodies.map(({ geetestChallenge }) => geetestChallenge)).toEqual([
      expect.stringMatching(/^\w{32}$/),
      expect.stringMatching(/^\w{32}$/),
    ])
    expect(bodies[0]?.geetestChallenge).not.toBe(bodies[1]?.geetestChallenge)
  })

  test('[VA-04] closed: verify first; twice at once: too fast; all of it with the keyboard', async ({
    page,
  }) => {
    await enter(page, '/m/login', { captcha: 'v4' })
    await fillLogin(page)
    await submitLogin(page)
    await expect(box(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Please complete the security check first')).toBeVisible()
    expect(await callsOf(page, 'auth.login')).toEqual([])
    // The focus is where the player continues.
    await expect(block(page, 'Click to verify')).toBeFocused()
    await block(page, 'Click to verify').evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(page.getByText('The security check is already open')).toBeVisible()
    await expect(box(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(block(page, 'Verified')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('[ER-13][ST-18][CO-08] a script that never comes: error in time, and retry asks the network anew', async ({
    page,
  }) => {
    await openLogin(page, { captcha: 'v4', fault: 'vendor.gt4:never' }, settings({ loaderTimeoutMs: 500 }))
    let asked = 0
    page.on('request', (request) => (asked += request.url().includes('/gt4.js') ? 1 : 0))
    await expect(page.getByText('Network failure (60204)')).toBeVisible()
    expect(asked).toBeLessThanOrEqual(2)
    const before = asked
    await patch(page, { faults: { 'vendor.gt4': null } })
    await block(page, 'Try again').click()
    await expect(block(page, 'Click to verify')).toBeVisible()
    expect(asked).toBe(before + 1)
  })

  test('[ER-13] a missing extra resource is reported with its code', async ({ page }) => {
    await enter(page, '/m/login', { captcha: 'v4', geetest: '60205' })
    await expect(page.getByText('Network failure (60205)')).toBeVisible()
    await patch(page, { geetest: '' })
    await block(page, 'Try again').click()
    await expect(block(page, 'Click to verify')).toBeVisible()
  })

  test('[SE-01] the page’s policy lets the vendor’s own hosts in; blocked, they are an error that can be tried again', async ({
    page,
  }) => {
    let blocked = true
    await page.route(`${VENDOR_SCRIPT}*`, (route) =>
      blocked
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: geetestScript('v4', 'success') }),
    )
    await openLogin(page, { captcha: 'v4' }, settings({ v4ScriptUrl: VENDOR_SCRIPT }))
    await expect(page.getByText('Network failure (60204)')).toBeVisible()
    blocked = false
    await block(page, 'Try again').click()
    await fillLogin(page)
    await submitLogin(page)
    await pass(page)
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('[ST-18] offline it fails, and goes on when the network is back', async ({ page, context }) => {
    await enter(page, '/m/login', { captcha: 'v4' })
    await block(page, 'Click to verify').click()
    await context.setOffline(true)
    await pass(page)
    await expect(page.getByText('Network failure (60101)')).toBeVisible()
    await context.setOffline(false)
    await block(page, 'Try again').click()
    await block(page, 'Click to verify').click()
    await pass(page)
    await expect(block(page, 'Verified')).toBeVisible()
  })

  test('[CO-08] a proof that expires is asked for again', async ({ page }) => {
    await openLogin(page, { captcha: 'v4' }, settings({ proofMs: 2_500 }))
    await block(page, 'Click to verify').click()
    await pass(page)
    await expect(block(page, 'Verified')).toBeVisible()
    await expect(block(page, 'Click to verify')).toBeVisible()
  })

  test('required but not available: an alert, and nothing is sent', async ({ page }) => {
    await enter(page, '/m/login', { captcha: 'missing' })
    await fillLogin(page)
    await submitLogin(page)
    await expect(page.getByRole('alertdialog', { name: 'Notice' })).toContainText('Geetest service not work')
    expect(await callsOf(page, 'auth.login')).toEqual([])
  })
})
