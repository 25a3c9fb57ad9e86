import type { Page } from '@playwright/test'
import type { Failure } from '../../mocks/world/breaks.ts'
import type { Complaints } from '../e2e/complaints.ts'
import { enter, expect, firstGame } from '../e2e/site.ts'
import { demand, lift, ready, stateOf, toggle } from './drive.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { UNCONFIGURED } from './unconfigured.ts'

/** A pending call is reported after five seconds in this build, on a machine that may be busy. */
const LATE_MS = 60_000
/** A part that came later than this build's five seconds allow, as any may on a busy machine. */
const CAME_LATE = /PL-TIMEOUT: [\w.-]+ \(load\): late/
/** A part that failed, or that could not be fetched. */
const APOLOGY = /Something went wrong|could not be loaded/
/** Number of errors within a minute that quarantines a plugin. */
const FAULT_LIMIT = 5

/**
 * A player's way through the site while a plugin fails: home, the games, home, log in, launch a game; then the plugin is
 * switched off, and on. Everything that is not the plugin's own must work; what is must be told, or gone with a way on.
 * Throws where the site is harmed.
 */
export async function survive(
  page: Page,
  complaints: Complaints,
  plugin: string,
  how: Failure,
): Promise<void> {
  const outcome = outcomeOf(plugin, how)
  const lost = (part: string): boolean => outcome.gone && plugin === part
  // The screen that breaks at a tap must still be there when the player taps.
  const fault =
    plugin === 'games.launch' && how === 'render-throws-later' ? { fault: 'game.launch:never' } : {}
  await enter(page, '/m/home', { break: `${plugin}:${how}`, ...fault })
  await ready(page)
  await demand(page, plugin)
  if (how === 'handler-throws') {
    await expect.poll(() => stateOf(page, plugin)).toBe('active')
    for (let tap = 0; tap < FAULT_LIMIT; tap++) await tapNothing(page)
  }
  if (/^(import|activate)-/.test(how))
    await expect.poll(() => stateOf(page, plugin), { timeout: LATE_MS }).toBe('failed')
  if (outcome.quarantined)
    await expect.poll(() => stateOrAgain(page, plugin), { timeout: LATE_MS }).toBe('quarantined')

  await frameStands(page, lost('site.chrome'))
  await browse(page, lost('games.lobby'), lost('site.chrome'))
  if (lost('account.auth')) await noLogin(page, !outcome.quarantined)
  else {
    await logIn(page, lost('site.chrome'))
    if (!lost('games.lobby') && !lost('site.chrome')) await launch(page, lost('games.launch'))
  }
  await page.goto('/m/home')
  await ready(page)
  await switched(page, plugin, outcome)
  // The reinstated plugin fails again, which the test need not observe.
  await page.goto('about:blank')
  judge(await complaints.take(), plugin, outcome)
}

/** On a busy machine its code may come too late to fail as it should: then it is asked for again. */
async function stateOrAgain(page: Page, plugin: string): Promise<string> {
  const state = await stateOf(page, plugin)
  if (state === 'failed') await demand(page, plugin)
  return String(state)
}

const nav = (page: Page) => page.getByRole('navigation').last()
const main = (page: Page) => page.getByRole('main')

/** A tap on a spot where there is nothing: the page's own listeners hear it. */
const tapNothing = (page: Page): Promise<void> => page.mouse.click(2, 400)

/** The header and the tab bar; or, without their plugin, a plain navigation and a word of excuse. */
async function frameStands(page: Page, lost: boolean): Promise<void> {
  if (!lost) await expect(page.getByRole('banner').getByRole('img')).toBeVisible()
  await expect(nav(page).getByRole('link').first()).toBeVisible()
  await expect(main(page)).toBeVisible()
  // Whatever is missing, the screen is not blank.
  await expect(main(page).getByRole('heading').or(main(page).getByRole('alert')).first()).toBeAttached({
    timeout: LATE_MS,
  })
}

async function browse(page: Page, lobbyLost: boolean, frameLost: boolean): Promise<void> {
  const games = nav(page).getByRole('link', { name: 'Games' })
  // A plugin in quarantine takes its tab along.
  if ((await games.count()) > 0) {
    await games.click()
    // The next screen appears after the tap: what breaks at a tap breaks at the next one.
    if (lobbyLost) await tapNothing(page)
    if (lobbyLost) await expect(main(page).getByText(APOLOGY)).toBeVisible({ timeout: LATE_MS })
    else await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
  await nav(page)
    .getByRole('link', { name: frameLost ? 'Back to home' : 'Home' })
    .click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await frameStands(page, frameLost)
}

async function logIn(page: Page, frameLost: boolean): Promise<void> {
  const frame = frameLost ? nav(page) : page.getByRole('banner')
  await frame.getByRole('link', { name: 'Log in' }).click()
  // Where there are other ways to log in, a tab has that name too.
  await page.getByRole('textbox', { name: 'Username' }).fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await main(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toContain('"player"')
}

/**
 * Without its plugin the log-in says that it cannot be had, and lets the player go on. While another try may help, the
 * header still leads there.
 */
async function noLogin(page: Page, retried: boolean): Promise<void> {
  if (retried) await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  else await page.goto('/m/login')
  await expect(page).toHaveURL(/\/m\/login$/)
  await ready(page)
  await tapNothing(page)
  await expect(main(page).getByText(APOLOGY)).toBeVisible({ timeout: LATE_MS })
  await nav(page).getByRole('link', { name: 'Home' }).click()
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
}

/** Off and on again: the rest of the site stays, and the plugin may come back. */
async function switched(page: Page, plugin: string, { gone }: Outcome): Promise<void> {
  await demand(page, plugin)
  if (!gone) await expect.poll(() => stateOf(page, plugin)).toBe('active')
  await toggle(page, plugin, false)
  await expect.poll(() => stateOf(page, plugin), { timeout: LATE_MS }).toMatch(/^(off|quarantined)$/)
  await expect(main(page)).toBeVisible()
  await toggle(page, plugin, true)
  await lift(page, plugin)
  await expect.poll(() => stateOf(page, plugin), { timeout: LATE_MS }).not.toMatch(/^(off|disposing)$/)
  await expect(main(page)).toBeVisible()
}

async function launch(page: Page, lost: boolean): Promise<void> {
  await firstGame(page).click()
  if (!lost) return expect(page).toHaveURL(/\/__gateway\/game\?ticket=/, { timeout: LATE_MS })
  const apology = main(page).getByText(APOLOGY)
  const cancel = main(page).getByRole('button', { name: 'Cancel' })
  // In quarantine its screen is gone: the address leads home, and a toast says so. Home's own header is no sign of it, as it
  // stands until the next screen appears.
  const refused = page.getByText('This page is not available right now.')
  await expect(apology.or(cancel).or(refused).first()).toBeVisible({ timeout: LATE_MS })
  if (await cancel.isVisible()) {
    await tapNothing(page)
    // Each error may be the one that quarantines.
    await expect(apology.or(refused).first()).toBeVisible({ timeout: LATE_MS })
  }
  if (await apology.isVisible()) await main(page).getByRole('button', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await frameStands(page, false)
}

/** The failure was reported, by its code and with the plugin's id; nothing else was. */
function judge(complaints: readonly string[], plugin: string, outcome: Outcome): void {
  const { report, quarantined, rerendered } = outcome
  const own = (text: string): boolean =>
    /^\[foyer\] \{name: PluginError, message: PL-[A-Z]+: /.test(text) && text.includes(`: ${plugin} (`)
  const heard = complaints.filter((text) => own(text) || !(CAME_LATE.test(text) || UNCONFIGURED.test(text)))
  const foreign = heard.filter((text) => !own(text) && !(rerendered && text.includes('BO-HYDRATE')))
  expect(foreign, 'what other parts of the page complain of').toEqual([])
  if (report !== undefined) expect(heard.join('\n')).toContain(report)
  else expect(heard).toEqual([])
  if (quarantined !== undefined)
    expect(heard.some((text) => text.includes(`PL-QUARANTINED: ${plugin}`))).toBe(quarantined)
}
