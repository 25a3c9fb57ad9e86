import type { Page } from '@playwright/test'
import { changeWorld, expect, firstGame, type State, world } from '../../e2e/site.ts'

/** How a player comes to a call of the gateway, and what they get if it is answered as it should be. */
export interface Call {
  /** Path of the call. */
  readonly path: string
  readonly merchant?: string
  readonly state?: State
  readonly to: string
  act?(page: Page): Promise<void>
  reaches(page: Page): Promise<void>
  /** Where the site goes on in silence without the answer: what the player has then. Elsewhere the player is told. */
  without?(page: Page): Promise<void>
}

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp): Promise<void> =>
  main(page).getByRole('button', { name }).click()
const member = (page: Page): Promise<void> => expect(page.getByRole('banner')).toContainText('player')
const games = (page: Page): Promise<void> => expect(firstGame(page)).toBeVisible()

async function logIn(page: Page, name = 'player'): Promise<void> {
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(`${name}123`)
  await press(page, 'Log in')
}
async function openSms(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await page.getByLabel('Mobile number').fill('0123456789')
  await press(page, 'Send code')
}
/** On coral, where the code is the only thing to type beside the number. */
async function registerByNumber(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Mobile number' }).fill('012-345 6789')
  await press(page, 'Send code')
  const code = main.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await main.getByLabel('I am 18 or older').check()
  await code.fill((await world(page)).messages.at(-1)?.code ?? '')
  await press(page, 'Create account')
}
const welcomed = (page: Page): Promise<void> =>
  expect(page.getByRole('dialog', { name: 'Welcome!' })).toBeVisible()
async function register(page: Page): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill('river_9')
  await page.getByLabel('Password', { exact: true }).fill('quiet-river-9')
  await page.getByLabel('I am 18 or older').check()
  await press(page, 'Create account')
}

export const CALLS: Readonly<Record<string, Call>> = {
  status: { path: '/wps/system/status', to: '/m/home', reaches: games },
  'domain route': {
    path: '/wps/system/domainRoute',
    state: { status: 'domain_not_available', domains: 'mixed' },
    to: '/m/home',
    act: (page) =>
      page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Retry once' }).click(),
    reaches: (page) => page.waitForURL(/\/m\/index\.html/),
  },
  lanes: {
    path: '/wps/relay/GCSGAME_newGameVendor',
    to: '/m/game',
    reaches: (page) => expect(main(page).getByRole('link', { name: /, / }).first()).toBeVisible(),
  },
  jackpot: {
    path: '/wps/relay/GCSGAME_jackpot',
    to: '/m/home',
    reaches: (page) => expect(page.getByRole('region', { name: 'Jackpot' })).toBeVisible(),
    without: games,
  },
  banners: {
    path: '/wps/relay/MCSFE_getBanners',
    to: '/m/home',
    state: { member: 'player' },
    reaches: (page) => expect(page.getByRole('region', { name: 'Offers' })).toBeVisible(),
    without: games,
  },
  'member info': {
    path: '/wps/member/info',
    to: '/m/login',
    act: logIn,
    reaches: member,
    // Signed in, under whatever name the answer has.
    without: async (page) => {
      await page.waitForURL(/\/m\/home/)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0)
    },
  },
  'key of the cipher': { path: '/wps/session/key/rsa', to: '/m/login', act: logIn, reaches: member },
  'log-in': { path: '/wps/session/login', to: '/m/login', act: logIn, reaches: member },
  'second factor': {
    path: '/wps/session/login/verification',
    to: '/m/login',
    state: { factor: 'E' },
    async act(page) {
      await logIn(page)
      const sheet = page.getByRole('dialog', { name: 'Verify that it is you' })
      await sheet.getByRole('textbox', { name: 'Email' }).fill('player@example.com')
      await sheet.getByRole('button', { name: 'Continue' }).click()
    },
    reaches: member,
  },
  countries: {
    path: '/wps/system/country',
    merchant: 'coral',
    to: '/m/login',
    act: openSms,
    reaches: (page) => expect(page.getByLabel('Code', { exact: true })).toBeFocused(),
  },
  'send code': {
    path: '/wps/verification/sms/noLogin',
    merchant: 'coral',
    to: '/m/login',
    act: openSms,
    reaches: (page) => expect(main(page).getByRole('button', { name: /^Again in/ })).toBeVisible(),
  },
  'check of a name': {
    path: '/wps/check/username',
    to: '/m/register',
    async act(page) {
      await page.getByLabel('Username', { exact: true }).fill('river_9')
      await page.keyboard.press('Tab')
    },
    reaches: (page) => expect(page.getByText('This username is free')).toBeVisible(),
    // The registration itself asks again.
    async without(page) {
      await expect(page.getByLabel('Username', { exact: true })).toHaveValue('river_9')
      await expect(main(page).getByRole('button', { name: 'Create account' })).toBeEnabled()
    },
  },
  registration: {
    path: '/wps/member/register',
    to: '/m/register',
    act: register,
    reaches: welcomed,
  },
  'registration by number': {
    path: '/wps/member/register/autoUsername',
    merchant: 'coral',
    to: '/m/register',
    act: registerByNumber,
    reaches: welcomed,
  },
  'registration by number and name': {
    path: '/wps/member/register/mobile',
    merchant: 'coral',
    to: '/m/register',
    async act(page) {
      const settings = { methods: ['mobile'], mobileUsername: true, mobilePassword: true, minimumAge: 18 }
      await changeWorld(page, { settings: { 'account.register': settings } })
      await page.reload()
      await page.getByLabel('Username', { exact: true }).fill('river_9')
      await page.getByLabel('Password', { exact: true }).fill('quiet-river-9')
      await registerByNumber(page)
    },
    reaches: welcomed,
  },
  launch: {
    path: '/wps/game/launchGame',
    to: '/m/game',
    state: { member: 'player' },
    act: (page) => main(page).getByRole('link', { name: /, / }).first().click(),
    reaches: (page) => expect(page).toHaveURL(/\/__gateway\/game/),
  },
  feedback: {
    path: '/wps/relay/MCSFE_submitFeedback',
    to: '/m/feedback',
    state: { member: 'player' },
    async act(page) {
      await main(page).getByRole('textbox').first().fill('The games load slowly in the evening.')
      await main(page).getByRole('radio').first().check()
      await press(page, 'Send')
    },
    reaches: (page) => expect(main(page).getByRole('link', { name: 'Back to home' })).toBeVisible(),
  },
  'change of password': {
    path: '/wps/member/password',
    to: '/m/changePsw',
    state: { member: 'weak' },
    async act(page) {
      await page.getByLabel('Current password').fill('123456')
      await page.getByLabel('New password', { exact: true }).fill('quiet-river-9')
      await press(page, 'Change password')
    },
    reaches: (page) => expect(page).not.toHaveURL(/changePsw/),
  },
  'log-out': {
    path: '/wps/session/logout',
    to: '/m/home',
    state: { member: 'player' },
    async act(page) {
      await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Log out' }).click()
      await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click()
    },
    reaches: (page) => expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible(),
  },
  'challenge of the captcha': {
    path: '/wps/captcha/geetest',
    to: '/m/login',
    state: { captcha: 'v3' },
    act: logIn,
    reaches: (page) => expect(page.getByRole('dialog', { name: 'GeeTest' })).toBeVisible(),
  },
  'reported events': { path: '/wps/relay/MCSFE_reportEvents', to: '/m/login', act: logIn, reaches: member },
}
