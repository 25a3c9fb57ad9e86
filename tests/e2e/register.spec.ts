import { callsOf } from './calls-of.ts'
import { enter, expect, siteReady, test } from './site.ts'
import { storedSession } from './stored-session.ts'
import { create, fill, password, username, welcome } from './register.ts'

test('[RT-03a] [RT-03c] [ST-01] [CA-05] [EN-05] [EN-12a] [VA-10] a guest comes by a referral, registers from home, and is logged in for the first time', async ({
  page,
}) => {
  await enter(page, '/m/home?r=FRIEND7&affiliateCode=aff-1&source=webclip')
  const calls: Record<string, string>[] = []
  page.on('request', async (request) => {
    if (request.url().endsWith('/wps/member/register')) calls.push(await request.allHeaders())
  })
  // The profile's mark is read by the site's script.
  await siteReady(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/m\/register\?r=FRIEND7/)
  await expect(page.getByLabel('Referral code')).toHaveValue('FRIEND7')
  await fill(page, 'river_9')
  expect(await page.content()).not.toContain('quiet-river-9')
  await expect(page.getByText('This username is free')).toBeVisible()
  await create(page).click()
  await expect(welcome(page)).toContainText('river_9')
  await welcome(page).getByRole('button', { name: 'Start playing' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
  await expect(page.getByRole('banner')).toContainText('river_9')

  expect(await storedSession(page)).toMatchObject({ userName: 'river_9', firstTimeLogin: true, type: 0 })
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({ moduleid: 'REG3', merchant: 'lotus01', device: 'WEBCLIP' })
  const { hostname, origin } = new URL(page.url())
  expect(await callsOf(page, 'register.username')).toEqual([
    expect.objectContaining({
      registerMethod: 'WEBCLIP',
      registerUrl: `${origin}/m/register`,
      domain: hostname,
      referralCode: 'FRIEND7',
      affiliateCode: 'aff-1',
      username: 'river_9',
      login: true,
      isOfficialAppLogin: false,
      loginDeviceId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    }),
  ])
})

test('[VA-17] errors are shown at their fields before a call; a taken name too, while it is typed', async ({
  page,
}) => {
  await enter(page, '/m/register')
  await create(page).click()
  await expect(username(page)).toBeFocused()
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Please confirm your age')).toBeVisible()
  await fill(page, 'player')
  await expect(username(page)).toHaveAccessibleDescription(/This username is taken/)
  await create(page).click()
  await expect(username(page)).toBeFocused()
  for (const odd of ['player 🐟', 'لاعب', 'x'.repeat(200)]) {
    await username(page).fill(odd)
    await create(page).click()
    await expect(username(page)).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await callsOf(page, 'register.username')).toEqual([])
})
