import { callsOf } from '../../e2e/calls-of.ts'
import { enter, expect, test } from '../../e2e/site.ts'
import { create, fill, welcome } from '../../e2e/register.ts'

test('[VA-02] [ST-01] a captcha is asked for where the merchant wants one, and anew after a failure', async ({
  page,
}) => {
  const pass = () =>
    page.getByRole('dialog', { name: 'GeeTest' }).getByRole('button', { name: 'I am a person' }).click()
  await enter(page, '/m/register?r=WRONG1', { captcha: 'v4' })
  await fill(page, 'river_9')
  await create(page).click()
  await pass()
  const referral = page.getByLabel('Referral code')
  await expect(referral).toHaveAccessibleDescription(/Nobody has this referral code/)
  await expect(referral).toBeFocused()
  await referral.fill('FRIEND7')
  await create(page).click()
  await pass()
  await expect(welcome(page)).toContainText('river_9')
  const proofs = (await callsOf(page, 'register.username')).map((body) =>
    Reflect.get(Object(body), 'geetestValidateV4'),
  )
  expect(new Set(proofs).size).toBe(2)
  expect(proofs).not.toContain(undefined)
})

test('[ST-01] a captcha that the player has solved before is sent, and not asked for again', async ({
  page,
}) => {
  const check = page.getByRole('group', { name: 'Security check' })
  const box = page.getByRole('dialog', { name: 'GeeTest' })
  await enter(page, '/m/register', { captcha: 'v4' })
  await fill(page, 'river_9')
  await check.getByRole('button', { name: 'Click to verify' }).click()
  await box.getByRole('button', { name: 'I am a person' }).click()
  await expect(check.getByRole('button', { name: 'Verified' })).toBeVisible()
  await create(page).click()
  await expect(welcome(page)).toContainText('river_9')
  await expect(box).toHaveCount(0)
  expect(await callsOf(page, 'register.username')).toEqual([
    expect.objectContaining({ geetestValidateV4: expect.stringContaining('pass_token') }),
  ])
})

test('[EN-05] the proof of a captcha of version 3 goes into its three fields of the registration', async ({
  page,
}) => {
  await enter(page, '/m/register', { captcha: 'v3' })
  await fill(page, 'river_9')
  await create(page).click()
  await page.getByRole('dialog', { name: 'GeeTest' }).getByRole('button', { name: 'I am a person' }).click()
  await expect(welcome(page)).toContainText('river_9')
  const [body, ...more] = (await callsOf(page, 'register.username')) as readonly Record<string, unknown>[]
  expect(more).toEqual([])
  expect(body).toMatchObject({
    username: 'river_9',
    geetestChallenge: expect.stringMatching(/^\w{32}$/),
    captcha: expect.stringMatching(/^\w{50}$/),
  })
  expect(body?.['geetestSeccode']).toBe(`${String(body?.['captcha'])}|jordan`)
  expect(body).not.toHaveProperty('geetestValidateV4')
})
