import type { Locator, Page } from '@playwright/test'
import { firstGame, type State } from '../e2e/site.ts'
import { quiet } from './quiet.ts'

/** What a player does on a screen. */
export interface Action {
  readonly name: string
  readonly act: (page: Page) => Promise<void>
  /** What the player waits for. */
  readonly answer?: (page: Page) => Locator
}

/** A screen, opened by its address, and its main actions in order. */
export interface Scenario {
  readonly screen: string
  readonly to: string
  readonly state?: State
  /** There once the screen itself has replaced its skeleton. */
  readonly content: (page: Page) => Locator
  readonly actions: readonly Action[]
  /** How much slower than this machine it is measured, where the command names nothing; as all by default. */
  readonly cpu?: readonly number[]
}

const TYPED = 'player1'

/**
 * A touch as the browser gets it: that of a locator looks in the page for what it meets, and its time would count. It comes
 * once what was scrolled to has been drawn, as a player's does.
 */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`not in the page: ${String(target)}`)
  await quiet(target.page())
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const type = (field: (page: Page) => Locator): Action => ({
  name: 'type',
  act: async (page) => {
    await tap(field(page))
    await field(page).pressSequentially(TYPED)
  },
})
/** How far and how fast a finger throws a list, in pixels and pixels a second: some 120 rows of cards. */
const FLING_PX = 20_000
const FLING_SPEED = 8_000

async function fling(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const gesture = { x: 180, y: 600, speed: FLING_SPEED, gestureSourceType: 'touch' } as const
  for (const yDistance of [-FLING_PX, FLING_PX / 2])
    await session.send('Input.synthesizeScrollGesture', { ...gesture, yDistance })
  await session.detach()
}

const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name })
const username = (page: Page): Locator => page.getByRole('main').getByRole('textbox', { name: 'Username' })
const search = (page: Page): Locator => page.getByRole('searchbox')
const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'Settings' })
const category = (page: Page): Locator =>
  page.getByRole('group', { name: 'Categories' }).getByRole('button', { pressed: false }).first()
const main = (page: Page): Locator => page.getByRole('main')
const chooseTab = (name: string): Action => ({
  name: `open ${name}`,
  act: (page) => tap(page.getByRole('tab', { name })),
  answer: (page) => page.getByRole('tabpanel', { name }).getByRole('listitem').first(),
})
const collectButton = (page: Page): Locator =>
  main(page)
    .getByRole('button', { name: /^Collect / })
    .first()
const COLLECT: Action = { name: 'collect', act: (page) => tap(collectButton(page)) }
const message = (page: Page): Locator => page.getByRole('main').getByRole('textbox').last()
const amount = (page: Page): Locator => main(page).getByRole('textbox', { name: 'Amount' })
const typeAmount: Action = {
  name: 'type an amount',
  async act(page) {
    await tap(amount(page))
    // Đồng have no cents: the demo brands' other currencies are worth some thousand times as much.
    await amount(page).pressSequentially(page.url().includes('//lotus') ? '500000' : '500')
  },
}
const sendOrder = (button: RegExp, placed: string): Action => ({
  name: 'send',
  act: (page) => tap(main(page).getByRole('button', { name: button })),
  answer: (page) => page.getByRole('region', { name: placed }),
})
const showHistory = (name: string): Action => ({
  name: `show ${name.toLowerCase()}`,
  act: (page) => tap(page.getByRole('tab', { name })),
})

/** The screens of the site with what players mostly do there. */
export const SCENARIOS: readonly Scenario[] = [
  {
    screen: 'home',
    to: '/m/home',
    content: firstGame,
    actions: [
      {
        name: 'open log-in',
        act: (page) => tap(page.getByRole('banner').getByRole('link', { name: 'Log in' })),
        answer: username,
      },
    ],
  },
  {
    screen: 'home',
    to: '/m/home',
    content: firstGame,
    actions: [{ name: 'open games', act: (page) => tap(tab(page, 'Games')), answer: search }],
  },
  {
    screen: 'home',
    to: '/m/home',
    content: firstGame,
    actions: [
      {
        name: 'open settings',
        act: (page) => tap(page.getByRole('banner').getByRole('button', { name: 'Settings' })),
        answer: settings,
      },
      { name: 'change theme', act: (page) => tap(settings(page).getByText('Dark')) },
    ],
  },
  {
    screen: 'home (member)',
    to: '/m/home',
    // Leaving the page would end the measurement.
    state: { member: 'player', fault: 'game.launch:never' },
    content: firstGame,
    actions: [
      {
        name: 'open a game',
        act: (page) => tap(firstGame(page)),
        answer: (page) => page.locator('main[data-screen="/m/launchGame"]').getByRole('heading'),
      },
    ],
  },
  {
    screen: 'log-in',
    to: '/m/login',
    content: username,
    actions: [
      type(username),
      {
        name: 'submit',
        act: async (page) => {
          await page.getByLabel('Password', { exact: true }).fill('wrong-password')
          await tap(page.getByRole('main').getByRole('button', { name: 'Log in' }))
        },
      },
    ],
  },
  {
    screen: 'registration',
    to: '/m/register',
    content: (page) => page.getByRole('main').getByRole('textbox').first(),
    actions: [type((page) => page.getByRole('main').getByRole('textbox').first())],
  },
  {
    screen: 'games',
    to: '/m/game',
    content: category,
    actions: [{ name: 'choose a category', act: (page) => tap(category(page)) }, type(search)],
  },
  {
    screen: 'games (2,000)',
    to: '/m/game?category=rng',
    state: { games: 'many' },
    content: (page) => page.getByText(/^2,?000 games$/),
    actions: [{ name: 'fling', act: fling }],
    cpu: [4],
  },
  {
    screen: 'promotions',
    to: '/m/activity',
    content: (page) => main(page).getByRole('article').first(),
    actions: [
      { name: 'choose a category', act: (page) => tap(category(page)) },
      {
        name: 'open a promotion',
        act: (page) => tap(main(page).getByRole('article').first().getByRole('link')),
        answer: (page) => main(page).getByRole('table').first(),
      },
    ],
  },
  {
    screen: 'account',
    to: '/m/member/home',
    state: { member: 'vip' },
    content: (page) => main(page).getByRole('link', { name: 'Rewards' }),
    actions: [
      {
        name: 'open rewards',
        act: (page) => tap(main(page).getByRole('link', { name: 'Rewards' })),
        answer: collectButton,
      },
    ],
  },
  {
    screen: 'benefits',
    to: '/m/member/benefits',
    state: { member: 'vip' },
    content: (page) => main(page).getByRole('heading', { level: 2 }).first(),
    actions: [],
  },
  {
    screen: 'rewards',
    to: '/m/rewardCenter',
    state: { member: 'player' },
    content: collectButton,
    actions: [COLLECT, chooseTab('Collected')],
  },
  {
    screen: 'point market',
    to: '/m/mall/mallHome',
    state: { member: 'player' },
    content: (page) => main(page).getByRole('listitem').getByRole('button').first(),
    actions: [
      {
        name: 'open goods',
        act: (page) => tap(main(page).getByRole('listitem').getByRole('button').first()),
        answer: (page) => page.getByRole('dialog').getByRole('button', { name: /^Redeem/ }),
      },
    ],
  },
  {
    screen: 'missions',
    to: '/m/leaderBoard',
    state: { member: 'player' },
    content: (page) => main(page).getByRole('progressbar').first(),
    actions: [COLLECT, chooseTab('Leader board')],
  },
  {
    screen: 'invite friends',
    to: '/m/inviteFriends',
    state: { member: 'player' },
    content: (page) => page.getByRole('button', { name: 'Copy link' }),
    actions: [
      {
        name: 'show the QR code',
        act: (page) => tap(page.getByRole('button', { name: 'Show QR code' })),
        answer: (page) => page.getByRole('img', { name: /^QR code/ }),
      },
    ],
  },
  {
    screen: 'deposit',
    to: '/m/voucherCenter',
    state: { member: 'player' },
    content: amount,
    actions: [typeAmount, sendOrder(/^Deposit .*500/, 'Waiting for your payment')],
  },
  {
    screen: 'withdraw',
    to: '/m/withdraw',
    state: { member: 'player' },
    content: amount,
    actions: [typeAmount, sendOrder(/^Withdraw .*500/, 'Withdrawal waiting')],
  },
  {
    screen: 'history of orders',
    to: '/m/wallet/history',
    state: { member: 'player' },
    content: (page) => main(page).getByRole('listitem').first(),
    actions: [showHistory('Withdrawals')],
  },
  {
    screen: 'bank card',
    to: '/m/securityCenter/addBankCard',
    state: { member: 'newcomer' },
    content: (page) => main(page).getByRole('textbox').first(),
    actions: [type((page) => main(page).getByRole('textbox').last())],
  },
  {
    screen: 'customer service',
    to: '/m/customerService',
    content: (page) => page.getByRole('main').getByRole('heading').first(),
    actions: [{ name: 'go home', act: (page) => tap(tab(page, 'Home')), answer: firstGame }],
  },
  {
    screen: 'feedback',
    to: '/m/feedback',
    state: { member: 'player' },
    content: message,
    actions: [type(message)],
  },
  {
    screen: 'change of password',
    to: '/m/home',
    state: { member: 'weak' },
    content: (page) => page.getByLabel('New password', { exact: true }),
    actions: [type((page) => page.getByLabel('New password', { exact: true }))],
  },
]
