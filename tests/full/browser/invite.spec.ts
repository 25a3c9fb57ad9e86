import type { Locator, Page } from '@playwright/test'
import { enter, expect, siteReady, test, world } from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'
import { LINK } from '../../e2e/invite.ts'

const title = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'Invite friends' })

async function openSettings(page: Page): Promise<Locator> {
  await siteReady(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expect(settings.getByText('Appearance')).toBeVisible()
  return settings
}

test.describe('the referral page', () => {
  for (const theme of ['light', 'dark'])
    test(`[RT-13] is public: a guest sees the offer, logs in, and comes back to the own link, ${theme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await enter(page, '/m/inviteFriends', { theme })
      await expect(title(page)).toBeVisible()
      await expect(page.getByText('₫50,000', { exact: true })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
      await expect(page).toHaveURL(/\/m\/login$/)
      await page.getByLabel('Username').fill('player')
      await page.getByLabel('Password', { exact: true }).fill('player123')
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
      await expect(page).toHaveURL(/\/m\/inviteFriends$/)
      await expect(page.getByText(LINK)).toBeVisible()
    })

  test('a failed call can be tried again', async ({ page }) => {
    await enter(page, '/m/inviteFriends', { member: 'player', fault: 'invite.referral:500' })
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('could not be loaded')
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  })
})

test.describe('the referral entry', () => {
  for (const [who, state, path] of [
    ['a visitor', {}, /\/m\/inviteFriends$/],
    ['a player', { member: 'player' }, /\/m\/inviteFriends$/],
    ['an agent', { member: 'agent' }, /\/m\/agentRegister$/],
    ['a sub-agent without REFERRAL', { member: 'subagent', available: 'none' }, /\/m\/agentRegister$/],
  ] as const)
    test(`[OV-26] leads ${who} from the settings to ${path.source}`, async ({ page }) => {
      await enter(page, '/m/home', state)
      const settings = await openSettings(page)
      await settings.getByRole('link', { name: 'Invite friends' }).click()
      await expect(page).toHaveURL(path)
    })

  for (const [why, state] of [
    ['REFERRAL is off', { member: 'player', available: 'app' }],
    ['REWCEN3 is off', { switches: '-REWCEN3' }],
  ] as const)
    test(`[OV-26] opens customer service where ${why}`, async ({ page }) => {
      await enter(page, '/m/home', state)
      const settings = await openSettings(page)
      await settings.getByRole('button', { name: 'Invite friends' }).click()
      await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible()
      await expect(page).toHaveURL(/\/m\/home$/)
    })

  for (const [who, state, path] of [
    ['a visitor', {}, '/m/inviteFriends'],
    ['a player', { member: 'player' }, '/m/inviteFriends'],
    ['an agent', { member: 'agent' }, '/m/agentRegister'],
    ['a player without REFERRAL', { member: 'player', available: 'app' }, '/m/customerService'],
    ['a visitor without REWCEN3', { switches: '-REWCEN3' }, '/m/customerService'],
    ['a player without REFERRAL and without a customer service', { member: 'player', available: 'app', service: '0' }, '/m/inviteFriends'],
  ] as const)
    test(`[OV-26] its address leads ${who} to ${path}`, async ({ page }) => {
      await enter(page, '/m/referral', state)
      await expect(page).toHaveURL((url) => url.pathname === path)
      await siteReady(page)
      expect(new URL(page.url()).pathname).toBe(path)
    }) // prettier-ignore

  test('[RO-12][CA-16] the promotions are fetched only while REWCEN3 is on', async ({ page }) => {
    const asked = async (): Promise<number> =>
      (await world(page)).log.filter(({ endpoint }) => endpoint === 'promotions.available').length
    await enter(page, '/m/home', { member: 'player' })
    await (await openSettings(page)).getByRole('link', { name: 'Invite friends' }).waitFor()
    expect(await asked()).toBe(1)
    await enter(page, '/m/home', { member: 'player', switches: '-REWCEN3' })
    await (await openSettings(page)).getByRole('button', { name: 'Invite friends' }).waitFor()
    expect(await asked()).toBe(0)
  })
})
