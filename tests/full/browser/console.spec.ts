import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enter, expect, networkQuiet, test, world } from '../../e2e/site.ts'
import { WIDE, change, disabledPlugins, mark, marked, plan, plugin, traces } from '../../e2e/console.ts'

const frame = (page: Page) => page.frameLocator('iframe[title="The site"]')

const gatewaySwitches = async (page: Page): Promise<Readonly<Record<string, boolean>>> =>
  ((await world(page)) as unknown as { readonly switches: Readonly<Record<string, boolean>> }).switches

/** Plans and applies a change in the page of the frame, as an inspector does. */
const inPage = (page: Page, change: object): Promise<unknown> =>
  page.evaluate(async (given) => {
    const channel = new BroadcastChannel('foyer-inspection')
    const heard = (
      wanted: (answer: { answer: string; requestId?: string }) => boolean,
    ): Promise<{ page: string; value: unknown }> =>
      new Promise((resolve) => {
        channel.addEventListener('message', ({ data }) => {
          if (wanted(data)) resolve(data)
        })
      })
    const report = heard(({ answer }) => answer === 'plugins')
    channel.postMessage({ ask: 'plugins' })
    const { page: asked } = await report
    const call = async (ask: string, value: unknown): Promise<unknown> => {
      const done = heard(({ answer, requestId }) => answer === 'done' && requestId === ask)
      channel.postMessage({ ask, page: asked, requestId: ask, params: value })
      return (await done).value
    }
    return call('apply', await call('plan', given))
  }, change)

test('a page that nobody inspects fetches nothing of plans, forms and explanations', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await enter(page, '/m/home')
  await expect.poll(() => fetched.some((path) => path.includes('/assets/inspection-'))).toBe(true)
  await expect.poll(() => fetched.some((path) => path.includes('/assets/facebook-'))).toBe(true)
  const inspecting = /inspection-calls|plugin-reports|settings-form|explain|plan-|to-json-schema/
  expect(fetched.filter((path) => inspecting.test(path))).toEqual([])
})

test.describe('the merchant’s console', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(WIDE)
    await page.goto('/__harness/?lang=EN#console')
    await expect(plugin(page, 'tracking.facebook')).toContainText('active')
  })

  test('[KN-08] a plugin that fails to start is rolled back, in the page and at the gateway, with its code', async ({
    page,
    complaints,
  }) => {
    await page.goto('/__harness/?lang=EN&disabled=tracking.facebook#console')
    // By the status of this visit: what the visit before stored has the plugin on, and a plan of that would be stale.
    await expect(plugin(page, 'tracking.facebook')).toContainText(
      'Off, because the merchant has disabled it.',
    )
    // Until then the page may learn what makes a plan stale.
    await networkQuiet(page)
    await page.route(/\/assets\/facebook-[^/]*\.js$/, (route) => route.abort())
    await page.getByRole('switch', { name: 'Facebook pixel' }).check()
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    const alert = change(page).getByRole('alert')
    await expect(alert).toContainText('It failed and was rolled back: page and gateway are as before.')
    await expect(alert).toContainText('PL-THREW')
    await expect(alert).toContainText('Facebook pixel')
    await expect(plugin(page, 'tracking.facebook')).toContainText(
      'Off, because the merchant has disabled it.',
    )
    expect(await disabledPlugins(page)).toEqual({ 'tracking.facebook': true })
    // A network failure is only a warning, because developers cannot fix it.
    expect(await complaints.take()).toEqual([])

    await page.unroute(/\/assets\/facebook-[^/]*\.js$/)
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('switch', { name: 'Facebook pixel' })).not.toBeChecked()
  })

  test('[KN-10] settings are changed in a form made from the plugin’s schema, which refuses bad values field by field', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Settings of Facebook pixel' }).click()
    const form = page.getByRole('form', { name: 'Settings of Facebook pixel' })
    const pixelId = form.getByLabel('Pixel id')
    await expect(pixelId).toHaveValue('4817203956124081')
    await pixelId.fill('not a number')
    await form.getByRole('button', { name: 'Plan these settings' }).click()
    await expect(pixelId).toHaveAttribute('aria-invalid', 'true')
    await expect(pixelId).toHaveAccessibleDescription('the pixel’s number, 5 to 20 digits')
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled()

    await pixelId.fill('')
    await form.getByRole('button', { name: 'Plan these settings' }).click()
    await expect(plan(page).first()).toHaveText(
      'Facebook pixel turns off.Off, because the setting “Pixel id” is empty.',
    )
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(page.getByText('Applied.')).toBeVisible()
    await expect.poll(traces(page)).toBe('0 undefined')
    await expect(pixelId).toHaveValue('')
    await pixelId.fill('55555')
    await form.getByRole('button', { name: 'Plan these settings' }).click()
    await expect(plan(page).first()).toContainText('Facebook pixel turns on.')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect.poll(traces(page)).toBe('1 function')
  })

  test('[RO-13] [KN-08] what the gateway’s status turns off at run time is gone, script and global, and comes back without a reload', async ({
    page,
  }) => {
    await mark(page)
    const switchPixel = async (on: boolean): Promise<void> => {
      await page.evaluate(async (on) => {
        await fetch('/__gateway/world', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ disabled: { 'tracking.facebook': !on } }),
        })
      }, on)
      await page.evaluate(() => new BroadcastChannel('foyer-inspection').postMessage({ ask: 'refresh' }))
    }
    await switchPixel(false)
    await expect.poll(traces(page)).toBe('0 undefined')
    await expect(plugin(page, 'tracking.facebook')).toContainText(
      'Off, because the merchant has disabled it.',
    )
    await expect(page.getByRole('switch', { name: 'Facebook pixel' })).not.toBeChecked()
    await switchPixel(true)
    await expect.poll(traces(page)).toBe('1 function')
    expect(await marked(page)).toBe(true)
    await expect(frame(page).getByRole('banner')).toBeVisible()
  })

  test('[HA-04] a switch that a plugin reads and the gateway does not name is listed, and turned on like any other', async ({
    page,
    complaints,
  }) => {
    await page.evaluate(() =>
      fetch('/__gateway/world', { method: 'POST', body: '{"switches":{"GOOGLELOGIN3":null}}' }),
    )
    await frame(page)
      .locator('body')
      .evaluate(() => location.reload())
    const unnamed = page.getByRole('switch', { name: 'Social log-in not in the profile' })
    await expect(unnamed).not.toBeChecked()
    await unnamed.check()
    await expect(plan(page).first()).toHaveText('The gateway knows no switch “Social log-in”.')
    await expect(plan(page).filter({ hasText: 'Sign-in by Firebase turns on.' })).toBeVisible()
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(plugin(page, 'account.identity-firebase')).toContainText(
      'On, because the switch “Social log-in” is on.',
    )
    await expect(page.getByRole('switch', { name: 'Social log-in', exact: true })).toBeChecked()
    expect((await gatewaySwitches(page))['GOOGLELOGIN3']).toBe(true)
    expect((await complaints.take()).filter((line) => !line.includes('PL-SWITCH'))).toEqual([])
  })

  test('[HA-04] a switch that only code reads says what it does, and so does its plan', async ({ page }) => {
    const automatic = page.getByRole('switch', { name: 'Automatic log-in' })
    await expect(automatic).toBeChecked()
    await expect(automatic).toHaveAccessibleDescription(
      'A player who is remembered is logged in when the site opens. Read while running by Log in and out. At the gateway: MOBILEAUTOLOGIN3',
    )
    await automatic.uncheck()
    await expect(plan(page)).toHaveText([
      'A player whose session has ended logs in by hand.Read while running by Log in and out.',
    ])
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(page.getByText('Applied.')).toBeVisible()
    expect((await gatewaySwitches(page))['MOBILEAUTOLOGIN3']).toBe(false)
  })

  test('[HA-04] a plugin tells in words where it shows and what it needs, and what is always on says so', async ({
    page,
  }) => {
    const login = plugin(page, 'account.auth')
    await expect(login).toContainText('always on')
    await expect(login.getByRole('switch')).toHaveCount(0)
    const invite = plugin(page, 'promotions.invite')
    await page.getByRole('button', { name: 'Needs and adds of Invite friends' }).click()
    await expect(invite.getByRole('definition')).toContainText([
      'Check of available promotions',
      'Available promotions, Customer service',
      'the page /m/inviteFriends, the page /m/inviteFriend, the page /m/referral, the menu of the member area, the settings',
    ])
    await expect(invite.getByText('promotions.invite')).toBeHidden()
    await invite.getByText('In the code').click()
    await expect(invite.getByText('promotions.invite')).toBeVisible()
  })

  test('‘Applied’ does not stand beside a plugin that the change concerns and that does not run', async ({
    page,
    complaints,
  }) => {
    await inPage(page, { quarantine: ['promotions.invite'] })
    await expect(plugin(page, 'promotions.invite')).toContainText('stopped')
    await page
      .getByRole('group', { name: 'Switches' })
      .getByRole('switch', { name: /available promotions/i })
      .uncheck()
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'The gateway has the change, but' })
    await expect(alert).toContainText('Invite friendsStopped for this session by hand.')
    await expect(page.getByText('Applied.')).toHaveCount(0)

    // A change of another plugin has been applied, which does not mend this one.
    await page.getByRole('switch', { name: 'Chat with customer service' }).uncheck()
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(page.getByText('Applied.')).toContainText('Failed, but not by this change: Invite friends.')
    expect((await complaints.take()).filter((line) => !line.includes('PL-QUARANTINED'))).toEqual([])
  })

  for (const colorScheme of ['light', 'dark'] as const)
    for (const size of [WIDE, { width: 360, height: 740 }])
      test(`the console has no violation of axe’s rules and fits at ${size.width}, ${colorScheme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(size)
        await page.getByRole('button', { name: 'Needs and adds of Facebook pixel' }).click()
        await page.getByRole('switch', { name: 'Automatic log-in' }).uncheck()
        await expect(plan(page).first()).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).include('.console').analyze()
        expect(violations).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
      })

  test('the console is worked by keyboard, on a phone’s width too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('switch', { name: 'Chat with customer service' }).focus()
    await page.keyboard.press('Space')
    await expect(change(page)).toContainText('Chat of the gateway (CBS) turns off.')
    await page.getByRole('button', { name: 'Apply', exact: true }).press('Enter')
    await expect(page.getByText('Applied.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('[KN-08] a quarantined plugin takes its page, its tab and its slots along, and is run again from the console', async ({
    page,
    complaints,
  }) => {
    const site = frame(page)
    const games = site.getByRole('navigation').getByRole('link', { name: 'Games', exact: true })
    await expect(games).toBeVisible()
    await expect(site.getByRole('region', { name: 'Lotteries' })).toBeVisible()
    await mark(page)
    await inPage(page, { quarantine: ['games.lobby'] })
    await expect(games).toHaveCount(0)
    await expect(site.getByRole('region', { name: 'Lotteries' })).toHaveCount(0)
    const lobby = plugin(page, 'games.lobby')
    await expect(lobby).toContainText('stopped')
    await expect(lobby).toContainText('Stopped for this session by hand.')
    expect((await complaints.take()).filter((line) => !line.includes('PL-QUARANTINED'))).toEqual([])

    await page.getByRole('button', { name: 'Run Lobby again' }).click()
    await expect(plan(page).first()).toContainText('Lobby turns on.')
    await expect(change(page)).toContainText('The page /m/game comes.')
    await expect(change(page)).toContainText('Lobby comes to the home screen')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(lobby).toContainText('active')
    await expect(games).toBeVisible()
    await expect(site.getByRole('region', { name: 'Lotteries' })).toBeVisible()
    expect(await marked(page)).toBe(true)
  })
})
