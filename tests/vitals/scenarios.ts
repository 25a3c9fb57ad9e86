import type { Locator, Page } from '@playwright/test'
import { firstGame, type State } from '../e2e/site.ts'

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
}

const TYPED = 'player1'

/** A touch as the browser gets it. That of a locator looks in the page for what it meets, and its time would count. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`not in the page: ${String(target)}`)
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const type = (field: (page: Page) => Locator): Action => ({
  name: 'type',
  act: async (page) => {
    await tap(field(page))
    await field(page).pressSequentially(TYPED)
  },
})
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name })
const username = (page: Page): Locator => page.getByRole('main').getByRole('textbox', { name: 'Username' })
const search = (page: Page): Locator => page.getByRole('searchbox')
const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'Settings' })
const category = (page: Page): Locator =>
  page.getByRole('group', { name: 'Categories' }).getByRole('button', { pressed: false }).first()
const message = (page: Page): Locator => page.getByRole('main').getByRole('textbox').last()

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
