import { geetestScript } from '../../../mocks/pages/geetest.ts'
import { callCount } from '../../e2e/call-count.ts'
import { callsOf } from '../../e2e/calls-of.ts'
import { fillLogin } from '../../e2e/fill-login.ts'
import { enter, expect, test } from '../../e2e/site.ts'
import { submitLogin } from '../../e2e/submit-login.ts'
import { block, box, openLogin, pass, patch, settings } from '../../e2e/captcha.ts'

const VENDOR_SCRIPT = 'https://static.geetest.com/v4/gt4.js'

test.describe('the captcha of the login', () => {
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
