import { callsOf } from './calls-of.ts'
import { fillLogin } from './fill-login.ts'
import { enter, expect, test } from './site.ts'
import { submitLogin } from './submit-login.ts'
import { block, openLogin, pass, patch, settings } from './captcha.ts'

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
})
