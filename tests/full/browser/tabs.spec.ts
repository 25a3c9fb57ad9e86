import type { Page } from '@playwright/test'
import { callCount } from '../../e2e/call-count.ts'
import { sessionOf } from '../../e2e/session-of.ts'
import {
  changeWorld,
  enter,
  expect,
  networkQuiet,
  noteToasts,
  siteReady,
  test,
  toastsOf,
  world,
} from '../../e2e/site.ts'
import { banner, isGuest, newTab } from '../../e2e/tabs.ts'

const endings: readonly {
  readonly how: string
  readonly end: (page: Page) => Promise<void>
  /** Where the log-in does not lead back by itself. */
  readonly comeBack?: (page: Page) => Promise<void>
}[] = [
  {
    how: 'the gateway ends it, which the player learns by pressing Send',
    end: async (page) => {
      await changeWorld(page, { faults: { 'feedback.send': 'token-expired' } })
      await page.getByRole('main').getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('alertdialog')).toContainText(
        'Your session has ended. Please log in again.',
      )
      await page.getByRole('alertdialog').getByRole('button').click()
      await changeWorld(page, { faults: { 'feedback.send': null } })
    },
  },
  {
    how: 'another tab learns that the gateway has ended it',
    end: async (page) => {
      const tab = await newTab(page, '/m/home')
      await expect(banner(tab)).toContainText('player')
      // Both tabs have asked who the member is, this one also whether the session that it was offered is good; else it would
      // learn the end before it is loaded again.
      const asked = async () =>
        (await world(page)).log.filter(({ endpoint }) => endpoint === 'kernel.member-info').length
      await expect.poll(asked).toBe(3)
      await changeWorld(page, { faults: { 'kernel.member-info': 'token-expired' } })
      await tab.reload()
      await expect(tab.getByRole('alertdialog')).toContainText('Your session has ended.')
      // A guest's feedback leads home (RR-01).
      await expect(page).toHaveURL(/\/m\/home$/)
      await changeWorld(page, { faults: { 'kernel.member-info': null } })
      await banner(page).getByRole('link', { name: 'Log in' }).click()
    },
    comeBack: async (page) => {
      await banner(page).getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('dialog', { name: 'Settings' }).getByRole('link', { name: 'Feedback' }).click()
    },
  },
]

test('[EN-01] a new tab takes the session of an open one, which the gateway confirms; it is stored for the tab alone', async ({
  page,
}) => {
  await enter(page, '/m/home', { member: 'player' })
  await expect(banner(page)).toContainText('player')
  const tab = await newTab(page, '/m/game')
  await expect(banner(tab)).toContainText('player')
  await expect(tab).toHaveURL(/\/m\/game$/)
  expect(await sessionOf(tab)).toBe(await sessionOf(page))
  expect(await tab.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('token')
  expect(await callCount(page, 'auth.login')).toBe(0)

  // A member's screen opens without a detour by the log-in.
  const paths: string[] = []
  const other = await page.context().newPage()
  other.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname))
  await other.goto(new URL('/m/changePsw', page.url()).href)
  await expect(other.getByLabel('Current password')).toBeVisible()
  expect(new Set(paths)).toEqual(new Set(['/m/changePsw']))
  await expect(other.getByRole('alertdialog')).toHaveCount(0)

  // Nobody is left to ask.
  await Promise.all([tab.close(), other.close()])
  await page.goto('/__gateway/world')
  const last = await newTab(page, '/m/home')
  await siteReady(last)
  await isGuest(last)
  expect(await sessionOf(last)).toBeNull()
})

test('[ER-03] a session that the gateway ended is over in the other tab too, with the reason; a new tab gets none', async ({
  page,
}) => {
  const asked = (): Promise<number> => callCount(page, 'kernel.member-info')
  await noteToasts(page.context())
  await enter(page, '/m/home', { member: 'player' })
  await expect.poll(asked).toBeGreaterThan(0)
  const before = await asked()
  const tab = await newTab(page, '/m/home')
  await expect(banner(tab)).toContainText('player')
  // The second tab has its session confirmed, and then asks for its member: neither may meet the fault.
  await expect.poll(asked).toBeGreaterThanOrEqual(before + 2)
  await changeWorld(page, { faults: { 'kernel.member-info': 'token-expired' } })
  const valid = await asked()
  const third = await newTab(page, '/m/home')
  await siteReady(third)
  await expect.poll(asked).toBeGreaterThan(valid)
  await isGuest(third)
  await expect(third.getByRole('alertdialog')).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('alertdialog')).toContainText('Your session has ended. Please log in again.')
  await expect.poll(() => toastsOf(tab)).toEqual(['Your session has ended. Please log in again.'])
  await isGuest(tab)
  await expect(tab.getByRole('alertdialog')).toHaveCount(0)
})

test('another merchant’s session, or junk, from a script of the origin is not taken, and the gateway is not asked about it', async ({
  page,
}) => {
  await enter(page, '/m/home', { member: 'player' })
  const own = JSON.parse((await sessionOf(page)) ?? '{}') as Record<string, unknown>
  // The member's own page asks for its member.
  await expect.poll(() => callCount(page, 'kernel.member-info')).toBeGreaterThan(0)
  await networkQuiet(page)
  await page.goto('/__gateway/world')
  const before = await callCount(page, 'kernel.member-info')
  await page.evaluate((valid) => {
    const name = `foyer.session.${String(valid['merchantCode'])}.`
    new BroadcastChannel(name).onmessage = ({ data }: MessageEvent<{ ask: number }>) => {
      const answer = new BroadcastChannel(name + data.ask)
      const foreign = { ...valid, merchantCode: 'coral01' }
      for (const offer of [null, 'token', [valid], {}, { ...valid, token: 'a b' }, foreign])
        answer.postMessage(offer)
      document.title = 'asked'
    }
  }, own)
  const tab = await newTab(page, '/m/home')
  await siteReady(tab)
  await expect(page).toHaveTitle('asked')
  await isGuest(tab)
  await tab.getByRole('link', { name: 'Games', exact: true }).click()
  await expect(tab.getByRole('main').getByRole('link', { name: /, / })).not.toHaveCount(0)
  await isGuest(tab)
  expect(await sessionOf(tab)).toBeNull()
  expect(await callCount(tab, 'kernel.member-info')).toBe(before)
})

test('hostile messages on the tabs’ channel end nothing, start nothing, and get no token', async ({
  page,
}) => {
  await enter(page, '/m/home', { member: 'player' })
  const code = (JSON.parse((await sessionOf(page)) ?? '{}') as { merchantCode: string }).merchantCode
  const guest = await page.context().newPage()
  await guest.goto('/__gateway/world')
  const heard = await guest.evaluate(async (merchantCode) => {
    const channel = new BroadcastChannel(`foyer.session.${merchantCode}.`)
    const own = new BroadcastChannel(`foyer.session.${merchantCode}.42`)
    const answered = (): Promise<unknown> =>
      new Promise((resolve) => {
        own.onmessage = ({ data }) => resolve(data)
        channel.postMessage({ ask: 42 })
        // The page begins to answer when its later code is loaded.
        setTimeout(() => void answered().then(resolve), 200)
      })
    await answered()
    const answers: unknown[] = []
    channel.onmessage = ({ data }) => answers.push(data)
    const junk = [null, 7, 'logout', [], { ask: 'x' }, { ask: {} }, { ask: null }, { reason: 'all', mark: 1 }]
    for (const data of [...junk, { reason: 'expired', mark: 0 }, { session: { id: '1', token: 't' } }])
      channel.postMessage(data)
    // A tab reads messages in their order: by this answer it has read all of them.
    await answered()
    return answers
  }, code)
  expect(heard).toEqual([])
  await expect(banner(page)).toContainText('player')

  const tab = await newTab(page, '/m/home')
  await expect(banner(tab)).toContainText('player')
})

for (const { how, end, comeBack } of endings)
  test(`typed text outlives the session, and is sent after the next log-in: ${how}`, async ({ page }) => {
    const message = 'More draws on Sunday evenings, please.'
    await enter(page, '/m/feedback', { member: 'player' })
    await page.getByRole('radio', { name: 'An idea' }).click()
    await page.getByLabel('Your message').fill(message)
    await expect(banner(page)).toContainText('player')
    await end(page)
    await expect(page).toHaveURL(/\/m\/login$/)
    await page.getByLabel('Username').fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(banner(page)).toContainText('player')
    await comeBack?.(page)
    await expect(page).toHaveURL(/\/m\/feedback$/)
    await expect(page.getByRole('radio', { name: 'An idea' })).toBeChecked()
    await expect(page.getByLabel('Your message')).toHaveValue(message)
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    const sent = (await world(page)).log.filter((call) => call.endpoint === 'feedback.send').at(-1)
    expect([sent?.status, sent?.body]).toEqual([200, { category: 'idea', content: message }])
  })
