import type { Page } from '@playwright/test'
import { arriveHome } from './arrive-home.ts'
import { enter, expect, networkQuiet, siteReady, test } from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'
import {
  LOGIN,
  STAY,
  button,
  nextSession,
  past,
  prompt,
  skipped,
  iconLoaded,
} from '../../e2e/install-prompts.ts'

/** Loads home in the browser's next session, and resolves with the reason why the pop-up has nothing to show. */
async function skippedNext(page: Page, popUp?: string): Promise<string> {
  const reason = skipped(page, popUp)
  await nextSession(page)
  return reason
}

test.describe('the prompts of the home screen', () => {
  for (const [who, state, delayMs] of [
    ['a guest, whose registration was looked for', {}, 1_900],
    ['a member', { member: 'player' }, 2_000],
  ] as const)
    test(`[ST-14] comes ${delayMs} ms after the arrival of ${who}`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const calls = () => asked.filter((address) => address.includes('InstallPromptSetting'))
      await page.clock.install()
      await enter(page, '/m/game', { prompts: 'login', ...state })
      await arriveHome(page)
      await page.clock.runFor(delayMs - 10)
      await networkQuiet(page)
      expect(calls()).toEqual([])
      await expect(prompt(page, LOGIN)).toHaveCount(0)
      await page.clock.runFor(10)
      await expect.poll(calls).toHaveLength(1)
      await expect(prompt(page, LOGIN)).toBeVisible()
    })

  test('[OV-03] [OV-29] [ST-14] [ST-34] a forced one fills the screen, Escape does not close it, and it is back in the next session', async ({
    page,
  }) => {
    await enter(page, '/m/home', { member: 'player', prompts: 'deposit-times-forced' })
    const dialog = prompt(page, /^Take .+ with you$/)
    await expect(dialog).toBeVisible()
    await expect(button(dialog, 'Close')).toHaveCount(0)
    const box = await dialog.boundingBox()
    expect([box?.width, box?.height]).toEqual([360, 740])
    await iconLoaded(dialog)
    const title = dialog.getByRole('heading')
    const message = dialog.getByText('Deposits take fewer taps in the app')
    const [above, below] = await Promise.all([title.boundingBox(), message.boundingBox()])
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0))
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await button(dialog, STAY).click()
    await expect(dialog).toBeHidden()
    expect(await past(page)).toEqual({
      closes: { deposit_times_forced: 1 },
      forced: ['deposit_times_forced'],
    })
    const reason = skipped(page, 'install-forced')
    await page.reload()
    expect(await reason).toBe('deposit_times_forced: closed in this session')
    await expect(dialog).toHaveCount(0)
    await nextSession(page)
    await expect(dialog).toBeVisible()
    await expect(button(dialog, 'Close')).toHaveCount(0)
    const asked = page.waitForEvent('download')
    await button(dialog, 'Download the app').click()
    expect((await asked).suggestedFilename()).toBe('foyer.apk')
    await expect(dialog).toBeHidden()
  })

  test('[CO-05] [ST-34] login_required 2: it cannot be closed, nor by Escape, but left', async ({ page }) => {
    await enter(page, '/m/home', { prompts: 'login-forced' })
    const dialog = prompt(page, LOGIN)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await expect(button(dialog, 'Close')).toHaveCount(0)
    await button(dialog, STAY).click()
    await expect(dialog).toBeHidden()
  })

  test('[CO-05] bottom_app_bar_mode full fills the screen, and the theme is dark', async ({ page }) => {
    await enter(page, '/m/home', { prompts: 'login-full' })
    const dialog = prompt(page, LOGIN)
    await expect(dialog).toBeVisible()
    const box = await dialog.boundingBox()
    expect([box?.width, box?.height]).toEqual([360, 740])
    const behind = dialog.locator('img').locator('xpath=ancestor::div[1]')
    await expect(behind).toHaveCSS('background-color', 'rgb(20, 22, 29)')
    await button(dialog, 'Close').click()
    await expect(dialog).toBeHidden()
  })

  for (const prompts of ['bind-card', 'bind-card-always'] as const)
    test(`[CO-05] ${prompts}: ${prompts === 'bind-card' ? 'the first time only' : 'in each session'}`, async ({
      page,
    }) => {
      await enter(page, '/m/home', { member: 'player', cards: 'none', prompts })
      const dialog = prompt(page, 'Add an account for withdrawals')
      await button(dialog, 'Not now').click()
      await expect(dialog).toBeHidden()
      if (prompts === 'bind-card') {
        expect(await skippedNext(page)).toBe('bind_card: not the first time')
        await expect(dialog).toHaveCount(0)
      } else {
        await nextSession(page)
        await expect(dialog).toBeVisible()
      }
    })

  test('[CO-05] a member who has a card is not asked for one', async ({ page }) => {
    const reason = skipped(page)
    await enter(page, '/m/home', { member: 'player', prompts: 'bind-card-always' })
    expect(await reason).toBe('bind_card: has a card')
  })

  test('[CO-05] [ST-34] in_game_popup_interval: an hour lies between two prompts', async ({ page }) => {
    await enter(page, '/m/home', { member: 'player', cards: 'none', prompts: 'interval' })
    await button(prompt(page, LOGIN), STAY).click()
    await expect(prompt(page, LOGIN)).toBeHidden()
    /** The last prompt was so much earlier. */
    const agoMs = (ms: number): Promise<void> =>
      page.evaluate((past) => localStorage.setItem('install.prompts.last', String(Date.now() - past)), ms)
    await agoMs(3_500_000)
    const reason = await skippedNext(page)
    expect(reason).toContain('login_required: too soon after the last')
    expect(reason).toContain('bind_card: too soon after the last')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await agoMs(3_700_000)
    await nextSession(page)
    await expect(prompt(page, LOGIN)).toBeVisible()
  })

  for (const [prompts, rule, shown] of [
    ['except-here', '2, with this host', false],
    ['except-elsewhere', '2, with another host', true],
    ['here', '3, with this host', true],
    ['elsewhere', '3, with another host', false],
  ] as const)
    test(`[CO-05] [ST-34] domains_switch ${rule}: ${shown ? 'a prompt' : 'none'}`, async ({ page }) => {
      const reason = shown ? undefined : skipped(page)
      await enter(page, '/m/home', { prompts })
      if (reason) expect(await reason).toContain('login_required: not on this domain')
      await expect(prompt(page, LOGIN)).toHaveCount(shown ? 1 : 0)
    })

  test('[ST-34] none during a captcha: it comes at home, after the log-in', async ({ page }) => {
    await page.clock.install()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await enter(page, '/m/login', { captcha: 'v4', prompts: 'login-forced' })
    const captcha = page.getByRole('dialog', { name: 'GeeTest' })
    await page.getByLabel('Username').fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page
      .getByRole('group', { name: 'Security check' })
      .getByRole('button', { name: 'Click to verify', exact: true })
      .click()
    await expect(captcha.getByRole('button', { name: 'I am a person' })).toBeVisible()
    await page.clock.fastForward(20_000)
    await networkQuiet(page)
    expect(asked.filter((address) => address.includes('InstallPromptSetting'))).toEqual([])
    await expect(prompt(page, LOGIN)).toHaveCount(0)
    await captcha.getByRole('button', { name: 'I am a person' }).click()
    await expect(page.getByRole('button', { name: 'Verified', exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(prompt(page, LOGIN)).toBeVisible()
  })

  test('[ST-34] none during a launch: it comes at home, after that', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await enter(page, '/m/game', { member: 'player', prompts: 'login-forced', fault: 'game.launch:never' })
    await siteReady(page)
    await page.getByRole('main').getByRole('link', { name: /, / }).first().click()
    // It gives up after ten seconds: a prompt would have come long before.
    await expect(page.getByRole('alert')).toContainText('took too long', { timeout: 60_000 })
    await expect(prompt(page, LOGIN)).toHaveCount(0)
    expect(asked.filter((address) => address.includes('InstallPromptSetting'))).toEqual([])
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
    await expect(prompt(page, LOGIN)).toBeVisible()
  })

  for (const [prompts, name] of [
    ['reg-days', 'Lotus is better in the app'],
    ['deposit-times', 'Take Lotus with you'],
    ['withdrawal-times', 'Follow your withdrawals in the app'],
  ] as const)
    for (const forced of [false, true])
      test(`[CO-05] [ST-34] the threshold ${prompts} is reached${forced ? ', forced' : ''}`, async ({
        page,
      }) => {
        await enter(page, '/m/home', { member: 'player', prompts: forced ? `${prompts}-forced` : prompts })
        const dialog = prompt(page, name)
        await expect(dialog).toBeVisible()
        await expect(button(dialog, 'Close')).toHaveCount(forced ? 0 : 1)
        await button(dialog, STAY).click()
        await expect(dialog).toHaveCount(0)
      })

  for (const path of ['/', '/m/', '/m/index', '/m/index.html', '/m/home'])
    test(`[RT-01c] ${path} shows a prompt, to a guest too`, async ({ page }) => {
      await enter(page, path, { prompts: 'login' })
      await expect(prompt(page, LOGIN)).toBeVisible()
    })

  for (const [name, state, reason] of [
    ['settings that cannot be read', { prompts: 'odd' }, 'all prompts are off'],
    [
      'a failed call',
      { prompts: 'login', fault: 'install.prompt-settings:500' },
      'the settings could not be fetched',
    ],
    ['a member who is no player', { prompts: 'login', member: 'nochat' }, 'not a player'],
    ['everything off', { member: 'player' }, 'all prompts are off'],
  ] as const)
    test(`nothing appears: ${name}`, async ({ page }) => {
      const skip = skipped(page)
      await enter(page, '/m/home', state)
      expect(await skip).toContain(reason)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

  test('[RT-01c] another page is not even asked about, and home is once the player comes there', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await enter(page, '/m/game', { prompts: 'login' })
    await expect(page.getByRole('main')).toBeVisible()
    await networkQuiet(page)
    expect(asked.filter((address) => address.includes('InstallPromptSetting'))).toEqual([])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
    await expect(prompt(page, LOGIN)).toBeVisible()
  })

  for (const [merchant, path] of [
    ['lotus', '/m/securityCenter/addBankCard'],
    ['aurora', '/m/securityCenter/addBankCardPix'],
  ] as const)
    test(`[RT-12b] the bind-card prompt of ${merchant} leads to ${path}`, async ({ page }) => {
      await enter(page, '/m/home', { merchant, member: 'player', cards: 'none', prompts: 'bind-card' })
      const dialog = prompt(page, 'Add an account for withdrawals')
      await expect(dialog).toBeVisible()
      expect(await violations(page)).toEqual([])
      await button(dialog, 'Add an account').click()
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expect(dialog).toBeHidden()
    })
})
