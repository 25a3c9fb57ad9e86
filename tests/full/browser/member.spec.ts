import { enter, expect, logOut, test, world } from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'

for (const theme of ['light', 'dark'])
  test(`[EN-02a][CA-08] a member’s name and VIP label are in the settings, fetched once; they disappear with the session, ${theme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, '/m/home', { member: 'vip', theme })
    await page.getByRole('button', { name: 'Settings' }).click()
    const settings = page.getByRole('dialog', { name: 'Settings' })
    await expect(settings.getByRole('region', { name: 'Your account' })).toHaveText(
      /vipplayer.*Diamond.*Level 6/,
    )
    expect(await violations(page)).toEqual([])
    const asked = (await world(page)).log.filter(({ endpoint }) => endpoint === 'kernel.member-info')
    expect(asked).toHaveLength(1)
    await settings.getByRole('button', { name: 'Close' }).click()
    await logOut(page)
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(settings.getByText('Appearance')).toBeVisible()
    await expect(settings.getByRole('region', { name: 'Your account' })).toHaveCount(0)
  })

test('[CA-08] missing fields of a member leave no gap', async ({ page }) => {
  await enter(page, '/m/home', { member: 'vip', fault: 'kernel.member-info:500' })
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expect(settings.getByRole('region', { name: 'Your account' })).toContainText('vipplayer')
  await expect
    .poll(
      async () => (await world(page)).log.filter(({ endpoint }) => endpoint === 'kernel.member-info').length,
    )
    .toBeGreaterThan(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(settings.getByText('Diamond')).toHaveCount(0)
})

test('[CO-01b] a member who does nothing for a day is still signed in, after a reload as well', async ({
  page,
}) => {
  await page.clock.install()
  await enter(page, '/m/home', { member: 'player' })
  const signedIn = async (): Promise<void> => {
    await expect(page.getByRole('banner')).toContainText('player')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0)
  }
  await signedIn()
  await page.clock.fastForward('24:00:00')
  await signedIn()
  await page.reload()
  await signedIn()
  const calls = (await world(page)).log.map(({ endpoint, status }) => [endpoint, status])
  expect(calls).not.toContainEqual(['auth.logout', expect.anything()])
  expect(calls.filter(([, status]) => status === 401)).toEqual([])
})
