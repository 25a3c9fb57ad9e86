import type { Page } from '@playwright/test'
import { callsOf } from '../../e2e/calls-of.ts'
import { changeWorld, enter, expect, noteToasts, test, toastsOf, type State, world } from '../../e2e/site.ts'
import { storedSession } from '../../e2e/stored-session.ts'
import { create, fill, ofAge, password, username, welcome } from '../../e2e/register.ts'

const number = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' })

test('[ST-01] [EN-09] the new account is remembered where the player wants that, and logs in by itself', async ({
  page,
  context,
}) => {
  await enter(page, '/m/register')
  await fill(page, 'river_9')
  await page.getByRole('checkbox', { name: 'Remember me on this device' }).check()
  await create(page).click()
  await welcome(page).getByRole('button', { name: 'Start playing' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('remPass'))).not.toBeNull()
  const tab = await context.newPage()
  const address = new URL('/m/game', page.url()).href
  // No other tab may show the site: it would give the new one its session.
  await page.goto('/__gateway/world')
  await tab.goto(address)
  await expect(tab.getByRole('banner')).toContainText('river_9')
})

test('[ST-01] [EN-09] unticked it is not remembered, and whoever was remembered on the device is forgotten', async ({
  page,
}) => {
  const remembered = () => page.evaluate(() => localStorage.getItem('remPass'))
  await enter(page, '/m/login', { switches: '-MOBILEAUTOLOGIN3' })
  await username(page).fill('player')
  await password(page).fill('player123')
  await page.getByRole('checkbox', { name: 'Remember me on this device' }).check()
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('banner')).toContainText('player')
  await expect.poll(remembered).not.toBeNull()
  // The same browser later: the tab's session is gone, the remembered login is not.
  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/register')
  await fill(page, 'river_9')
  expect(await remembered()).not.toBeNull()
  await expect(page.getByRole('checkbox', { name: 'Remember me on this device' })).not.toBeChecked()
  await create(page).click()
  await expect(welcome(page)).toContainText('river_9')
  await expect.poll(remembered).toBeNull()
})

test('[ST-01] while the account is being made the button says so', async ({ page }) => {
  await enter(page, '/m/register', { fault: 'register.username:slow' })
  await fill(page, 'river_9')
  await expect(create(page)).toHaveText('Create account')
  await create(page).click()
  await expect(create(page)).toHaveText('Creating account…')
  await expect(create(page)).toHaveAttribute('aria-busy', 'true')
  await expect(welcome(page)).toContainText('river_9')
  await expect(page.getByText('Creating account…')).toHaveCount(0)
})

test('[ER-08] [ST-02] a failing gateway is reported, nothing typed is lost, and a double tap sends once', async ({
  page,
}) => {
  await enter(page, '/m/register', { fault: 'register.username:500' })
  await fill(page, 'river_9')
  await create(page).dblclick()
  const notice = page.getByRole('alertdialog', { name: 'Notice' })
  await expect(notice).toBeVisible()
  expect((await world(page)).log.filter(({ endpoint }) => endpoint === 'register.username')).toHaveLength(1)
  await notice.getByRole('button', { name: 'Confirm' }).click()
  await expect(username(page)).toHaveValue('river_9')
  await expect(password(page)).toHaveValue('quiet-river-9')
  await expect(ofAge(page)).toBeChecked()
  await changeWorld(page, { faults: { 'register.username': null } })
  await create(page).click()
  await expect(welcome(page)).toContainText('river_9')
})

test('a cipher that cannot be fetched is told as that; typed text outlives a reload and the log-in, but for the password', async ({
  page,
}) => {
  await enter(page, '/m/register')
  await page.route(/\/assets\/legacy-[\w-]+\.js$/, (route) => route.abort())
  await fill(page, 'river_9')
  await create(page).click()
  const notice = page.getByRole('alertdialog', { name: 'Notice' })
  await expect(notice).toContainText('We cannot reach the site right now')
  await notice.getByRole('button', { name: 'Confirm' }).click()
  await expect(username(page)).toHaveValue('river_9')
  await expect(password(page)).toHaveValue('quiet-river-9')
  expect(await callsOf(page, 'register.username')).toEqual([])
  await page.unrouteAll()

  await page.reload()
  await expect(username(page)).toHaveValue('river_9')
  await expect(password(page)).toHaveValue('')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expect(username(page)).toHaveValue('river_9')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('quiet-river-9')
  await password(page).fill('quiet-river-9')
  await ofAge(page).check()
  await create(page).click()
  await expect(welcome(page)).toContainText('river_9')
})

test('terms and privacy are linked by default, from what the profile says of the law, beside what is typed', async ({
  page,
}) => {
  await enter(page, '/m/register')
  await username(page).fill('river_9')
  const form = page.getByRole('main')
  for (const [name, of] of [
    ['Terms', 'terms'],
    ['Privacy', 'privacy'],
  ] as const) {
    const link = form.getByRole('link', { name, exact: false })
    await expect(link).toHaveAttribute('href', new RegExp(`/documents/current\\?of=${of}&language=en$`))
    const opened = page.waitForEvent('popup')
    await link.click()
    const document = await opened
    await document.waitForURL(`**/documents/current?of=${of}&language=en`)
    await document.close()
  }
  await expect(username(page)).toHaveValue('river_9')
})

test('Back in the middle begins no session', async ({ page }) => {
  await enter(page, '/m/home')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await changeWorld(page, { faults: { 'register.username': 'slow' } })
  await fill(page, 'river_9')
  const path = '**/wps/member/register'
  const [call] = await Promise.all([page.waitForRequest(path), create(page).click()])
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/login/)
  await expect.poll(() => call.failure()?.errorText).toContain('ERR_ABORTED')
  expect(await storedSession(page)).toBeNull()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[RT-03b] the address that ends in .html shows the registration too, and makes an account', async ({
  page,
}) => {
  await enter(page, '/m/register.html?r=FRIEND7')
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible()
  await expect(page.getByLabel('Referral code')).toHaveValue('FRIEND7')
  await fill(page, 'html_9')
  await create(page).click()
  await expect(welcome(page)).toContainText('html_9')
})

test.describe('by mobile number', () => {
  // Of the demo merchants, Coral offers it.
  test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', 'coral')) })

  async function sendCode(page: Page, state: State = {}): Promise<string> {
    await enter(page, '/m/register', state)
    await number(page).fill('012-345 6789')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    return (await world(page)).messages.at(-1)?.code ?? ''
  }

  test('[RT-03d] [CA-06] [VA-01] its code makes an account with a name and a password of the gateway’s and ours, told once', async ({
    page,
  }) => {
    const right = await sendCode(page)
    // Neither over the header nor over the button that comes next.
    const [header, toast, button] = await Promise.all(
      [page.getByRole('banner'), page.getByText('The code is on its way'), create(page)].map((part) =>
        part.boundingBox(),
      ),
    )
    expect(toast?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(button?.y ?? 0)
    await ofAge(page).check()
    await page.getByLabel('Code', { exact: true }).fill(right === '000000' ? '111111' : '000000')
    await create(page).click()
    await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
      /This code is not right/,
    )
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('')
    await expect(number(page)).toHaveValue('0123456789')
    await page.getByLabel('Code', { exact: true }).fill(right)
    await create(page).click()
    await expect(welcome(page)).toContainText(/m10\d+/)
    await expect(welcome(page)).toContainText(/[a-z2-9]{16}/)
    await expect(welcome(page).getByRole('link', { name: 'Set my own password' })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('m10')
    const bodies = await callsOf(page, 'account.auto-username')
    expect(bodies.at(-1)).toMatchObject({ countryDialingCode: '+60', mobileNum: '0123456789' })
    expect(bodies.at(-1)).not.toHaveProperty('username')
  })
})

test.describe('agents', () => {
  for (const [member, type] of [
    ['agent', 1],
    ['subagent', 2],
  ] as const)
    test(`[RT-04a] an agent of type ${type} registers a member, hands the account over, and stays signed in`, async ({
      page,
    }) => {
      await enter(page, '/m/agentRegister', { member })
      const before = await storedSession(page)
      expect(before).toMatchObject({ type })
      await username(page).fill('newcomer_9')
      await password(page).fill('quiet-river-9')
      await create(page).click()
      const made = page.getByRole('region', { name: 'The account is ready' })
      await expect(made).toContainText('newcomer_9')
      await expect(made).toContainText('quiet-river-9')
      expect(await storedSession(page)).toEqual(before)
      expect(await callsOf(page, 'register.username')).toEqual([
        expect.objectContaining({ agentId: expect.stringMatching(/^\d+$/), login: false }),
      ])
      await page.getByRole('button', { name: 'Register another' }).click()
      await expect(username(page)).toHaveValue('')
    })

  for (const [where, disabled, path] of [
    ['[RT-04b] to the referral page', '', /\/m\/inviteFriends$/],
    ['home, where there is none', 'promotions.invite', /\/m\/home$/],
  ] as const)
    test(`another member is sent away with one message: ${where}`, async ({ page }) => {
      await noteToasts(page)
      await enter(page, '/m/agentRegister', { member: 'player', disabled })
      await expect(page).toHaveURL(path)
      await expect.poll(() => toastsOf(page)).toEqual(['Only agents can register members.'])
      await expect(create(page)).toHaveCount(0)
    })
})

test('[ST-15] the cipher’s code is gone from the server: the form says that there is a new version, a refresh is offered, and what was typed is there afterwards', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/UP-CHUNK/)
  const gone = await page.route(/\/assets\/(?:encrypt-payload|legacy|modern)-/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }),
  )
  await enter(page, '/m/register')
  await fill(page, 'river_9')
  await expect(page.getByText('This username is free')).toBeVisible()
  const told = page.getByRole('status').filter({ hasText: 'A new version of the site is ready' })
  await create(page).click()
  await expect(page.getByRole('main')).toContainText('There is a new version of the site')
  await expect(told).toBeVisible()
  await expect(username(page)).toHaveValue('river_9')
  await gone.dispose()
  const reloaded = page.waitForEvent('domcontentloaded')
  await told.getByRole('button', { name: 'Update now' }).click()
  await reloaded
  await expect(page).toHaveURL(/\/m\/register$/)
  await expect(username(page)).toHaveValue('river_9')
  await fill(page, 'river_9')
  await create(page).click()
  await expect(welcome(page)).toContainText('river_9')
})
