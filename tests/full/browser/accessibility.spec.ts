import type { Page } from '@playwright/test'
import { logIn } from '../../e2e/log-in.ts'
import { enter, expect, firstGame, networkQuiet, siteReady, type State, test } from '../../e2e/site.ts'
import { submitLogin } from '../../e2e/submit-login.ts'
import { colourViolations, violations } from '../../e2e/violations.ts'

interface Place {
  readonly name: string
  readonly to: string
  readonly state?: State
  /** Brings the page to the state to check, and waits for it. */
  readonly arrive: (page: Page) => Promise<void>
}

const HOME: Place = {
  name: 'home',
  to: '/m/home',
  // The lanes of the baked page, and those that are loaded later.
  arrive: async (page) => {
    const lanes = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    await expect(lanes.nth(5)).toBeAttached()
    for (const lane of await lanes.all()) await lane.scrollIntoViewIfNeeded()
    await expect(lanes.last().getByRole('listitem')).not.toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible()
  },
}

const PLACES: readonly Place[] = [
  HOME,
  {
    name: 'home of a member',
    to: '/m/home',
    state: { member: 'player' },
    arrive: (page) => expect(page.getByRole('banner')).toContainText('player'),
  },
  {
    name: 'the game area',
    to: '/m/game',
    arrive: async (page) => {
      await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Slots' }).click()
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Slots'])
    },
  },
  {
    name: 'the game area where no game fits',
    to: '/m/game',
    arrive: async (page) => {
      await page.getByRole('searchbox').fill('no such game')
      await expect(page.getByRole('button', { name: 'Show all games' })).toBeVisible()
    },
  },
  {
    name: 'feedback with errors at its fields',
    to: '/m/feedback',
    state: { member: 'player' },
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('Choose what it is about.')).toBeVisible()
    },
  },
  {
    name: 'the question whether to log in as another member',
    to: '/m/home',
    state: { member: 'player', link: 'vip' },
    arrive: (page) => expect(page.getByRole('dialog', { name: 'Notice' })).toContainText('vipplayer'),
  },
  {
    name: 'the owed change of password with errors at its fields',
    to: '/m/home',
    state: { member: 'weak' },
    arrive: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('12345')
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('Enter your current password')).toBeVisible()
      await expect(page.getByText('Easy to guess')).toBeVisible()
    },
  },
  {
    name: 'the login with errors at its fields',
    to: '/m/login',
    arrive: async (page) => {
      await submitLogin(page)
      await expect(page.getByText('Enter your password')).toBeVisible()
    },
  },
  {
    name: 'the login with a wrong password',
    to: '/m/login',
    arrive: async (page) => {
      await logIn(page, 'player', 'wrong-password')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'the second factor with an error at its field',
    to: '/m/login',
    state: { factor: 'EGS' },
    arrive: async (page) => {
      await logIn(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('Enter your email address')).toBeVisible()
    },
  },
  {
    name: 'the login with a captcha that failed',
    to: '/m/login',
    state: { captcha: 'v4', geetest: '60204' },
    arrive: (page) => expect(page.getByText('Network failure (60204)')).toBeVisible(),
  },
  {
    name: 'the registration with errors at its fields',
    to: '/m/register?r=FRIEND7',
    arrive: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText('Please confirm your age')).toBeVisible()
    },
  },
  {
    name: 'the word to a new player',
    to: '/m/register',
    arrive: async (page) => {
      await page.getByLabel('Username', { exact: true }).fill('river_9')
      await page.getByLabel('Password', { exact: true }).fill('quiet-river-9')
      await page.getByLabel('I am 18 or older').check()
      await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('dialog', { name: 'Welcome!' })).toBeVisible()
    },
  },
  {
    name: 'the registration by agents',
    to: '/m/agentRegister',
    state: { member: 'agent' },
    arrive: (page) => expect(page.getByRole('heading', { name: 'Register a member' })).toBeVisible(),
  },
  {
    name: 'the settings',
    to: '/m/home',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click()
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    },
  },
  {
    name: 'the ways to reach customer service',
    to: '/m/login',
    state: { service: '3' },
    arrive: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Contact us' }).click()
      await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible()
    },
  },
  {
    name: 'the page of customer service',
    to: '/m/customerService',
    arrive: (page) => expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(4),
  },
  {
    name: 'the question before logging out',
    to: '/m/home',
    state: { member: 'player' },
    arrive: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect(page.getByRole('dialog', { name: 'Log out' })).toBeVisible()
    },
  },
  {
    name: 'the notice of a new build',
    to: '/m/home',
    state: { build: 'next' },
    arrive: (page) => expect(page.getByRole('dialog', { name: 'Update available' })).toBeVisible(),
  },
  {
    name: 'home without a network',
    to: '/m/home',
    arrive: async (page) => {
      await expect(page.getByRole('heading', { level: 2 }).nth(5)).toBeAttached()
      await siteReady(page)
      // An answer that comes afterwards tells that there is a network.
      await networkQuiet(page)
      // Only files are answered: the bar itself must be fetched, because there is no worker.
      await page.route(/\/(?:wps\/|m\/asset-manifest)/, (route) => route.abort())
      const bar = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Try again' }) })
      await page.evaluate(() => dispatchEvent(new Event('offline')))
      await expect(bar).toBeVisible()
    },
  },
  {
    name: 'a launch that failed',
    to: '/m/launchGame?vendor=TCG_SEA&code=no-such-game',
    state: { member: 'player' },
    arrive: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The game did not open')
      await expect(page.getByRole('alert')).toContainText(/does not exist/i)
    },
  },
  {
    name: 'a launch under way',
    to: '/m/home',
    state: { member: 'player', fault: 'game.launch:never' },
    arrive: async (page) => {
      await firstGame(page).click()
      await expect(page.getByRole('main').getByRole('button', { name: 'Cancel' })).toBeVisible()
    },
  },
  {
    name: 'the maintenance page',
    to: '/m/home',
    state: { maintenance: '1', maintenanceEnd: '4000000000000', lang: 'VI' },
    arrive: (page) => expect(page.getByRole('heading', { name: 'Đang bảo trì' })).toBeVisible(),
  },
  {
    name: 'the access-denied page',
    to: '/m/home',
    state: { region: '1', lang: 'VI' },
    arrive: (page) => expect(page.getByRole('heading', { name: 'Truy cập bị từ chối' })).toBeVisible(),
  },
  {
    name: 'the unreachable-site notice',
    to: '/m/home',
    state: { status: 'domain_not_available' },
    arrive: (page) => expect(page.getByRole('button', { name: 'Retry once' })).toBeVisible(),
  },
]

// Animated elements are checked in their final state.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const judged = (place: Place): void =>
  test(`${place.name}, light and dark`, async ({ page }) => {
    await enter(page, place.to, { ...place.state, theme: 'light' })
    await place.arrive(page)
    // Hidden content keeps its old colours until it is scrolled into view, and visible content has transitions.
    await page.addStyleTag({
      content: '* { content-visibility: visible !important; transition: none !important }',
    })
    expect(await violations(page), 'light').toEqual([])
    // Like the settings: the same elements in other colours.
    await page.locator('html').evaluate((root) => void (root.dataset['theme'] = 'dark'))
    expect(await colourViolations(page), 'dark').toEqual([])
  })

PLACES.forEach(judged)

for (const brand of ['coral', 'aurora'])
  test.describe(brand, () => {
    test.use({
      baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', brand)),
    })
    judged(HOME)
  })
