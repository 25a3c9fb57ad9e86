import type { Page, Worker } from '@playwright/test'
import { callsOf } from '../../e2e/calls-of.ts'
import { enter, expect, logOut, networkQuiet, test } from '../../e2e/site.ts'
import { started } from '../../e2e/started.ts'
import { violations } from '../../e2e/violations.ts'
import {
  ENTRY,
  ORIGIN,
  TOKEN,
  answerFirebase,
  bindings,
  press,
  record,
  registrations,
  row,
  sheet,
  subscribeLocally,
} from '../../e2e/push.ts'

const MINUTE_MS = 60_000

const WEEK_MS = 604_800_000

const MOMENT = 'push.fcm.moment'

const NOT_OFFERED = '[foyer] messages are not offered: '

/** The browser shows the page again that the player has left for a game. */
const comeFromGame = (page: Page): Promise<unknown> =>
  page.evaluate((key) => {
    sessionStorage.setItem(key, JSON.stringify({ member: '10001', moment: 'game' }))
    dispatchEvent(new Event('pageshow'))
  }, MOMENT)

/** Turns messages on, in the member area. */
async function allow(page: Page): Promise<void> {
  await enter(page, '/m/member/home', ENTRY)
  await row(page).click()
  await press(page, 'Allow')
  await expect(sheet(page)).toBeHidden()
  await expect(row(page)).toContainText('On')
}

/** Makes the registration older, in the site's record and in Firebase's own. */
const age = (page: Page, ms: number): Promise<void> =>
  page.evaluate(async (olderMs) => {
    const stored = JSON.parse(localStorage.getItem('push.fcm.registration') ?? '{}') as {
      createTime: number
    }
    localStorage.setItem(
      'push.fcm.registration',
      JSON.stringify({ ...stored, createTime: stored.createTime - olderMs }),
    )
    const opening = indexedDB.open('firebase-messaging-database')
    const database = await new Promise<IDBDatabase>(
      (resolve) => (opening.onsuccess = () => resolve(opening.result)),
    )
    const writing = database.transaction('firebase-messaging-store', 'readwrite')
    const store = writing.objectStore('firebase-messaging-store')
    const reading = store.openCursor()
    reading.onsuccess = () => {
      const value = reading.result?.value as { createTime: number } | undefined
      if (value) reading.result?.update({ ...value, createTime: value.createTime - olderMs })
    }
    await new Promise((resolve) => (writing.oncomplete = resolve))
    database.close()
  }, ms)

test.use({ serviceWorkers: 'allow', baseURL: ORIGIN })

test.describe('with permission @whole-browser', () => {
  test.use({ permissions: ['notifications'] })

  test('[ST-32b][ST-11c] a log-out unsubscribes, and the next log-in binds again', async ({
    page,
    context,
  }) => {
    await subscribeLocally(context)
    await answerFirebase(context)
    await allow(page)
    await logOut(page)
    await expect.poll(() => bindings(page)).toEqual({})
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('textbox', { name: 'Username' }).fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect.poll(() => bindings(page)).toEqual({ [TOKEN]: { member: '10001', topics: ['ALL'] } })
  })

  test('[CO-10][CA-32] a registration that is a week old is renewed', async ({ page, context }) => {
    await subscribeLocally(context)
    const calls = await answerFirebase(context)
    await allow(page)
    await age(page, WEEK_MS)
    const before = Number((await record(page))?.['createTime'])
    await page.reload()
    await expect.poll(() => calls.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
    expect(calls[1]?.path).toBe(`${registrations}/${TOKEN}`)
    await expect.poll(async () => Number((await record(page))?.['createTime'])).toBeGreaterThan(before)
  })

  test('[CO-10] a registration that is a minute younger than a week stays as it is', async ({
    page,
    context,
  }) => {
    await subscribeLocally(context)
    const calls = await answerFirebase(context)
    await allow(page)
    await age(page, WEEK_MS - MINUTE_MS)
    const before = await record(page)
    // It is looked after in one order: a renewal that is due comes before the binding to the member.
    await page.evaluate(() => localStorage.removeItem('push.fcm.binding'))
    await page.reload()
    await expect.poll(() => callsOf(page, 'push.subscribe')).toHaveLength(2)
    expect(calls.map(({ method }) => method)).toEqual(['POST'])
    expect(await record(page)).toEqual(before)
  })

  test('[VA-13] a damaged registration is dropped, and made anew', async ({ page, context }) => {
    await subscribeLocally(context)
    const calls = await answerFirebase(context)
    await enter(page, '/m/home', { ...ENTRY, push: 'damaged' })
    await expect.poll(async () => (await record(page))?.['token']).toBe(TOKEN)
    expect(calls.map(({ method }) => method)).toEqual(['POST'])
    await expect.poll(() => bindings(page)).toEqual({ [TOKEN]: { member: '10001', topics: ['ALL'] } })
  })

  test('[ER-12] the service refuses: why, the code, and another try', async ({ page, context }) => {
    await subscribeLocally(context)
    await answerFirebase(context, 403)
    await enter(page, '/m/member/home', ENTRY)
    await row(page).click()
    await press(page, 'Allow')
    await expect(sheet(page).getByRole('alert')).toContainText('did not accept this device')
    await expect(sheet(page).getByRole('alert')).toContainText('messaging/token-subscribe-failed')
    expect(await violations(page)).toEqual([])
    await context.unroute('https://fcmregistrations.googleapis.com/**')
    await answerFirebase(context)
    await press(page, 'Try again')
    await expect(row(page)).toContainText('On')
  })

  test('[ER-12] the browser’s vendor refuses: a raw AbortError has its text too', async ({
    page,
    context,
  }) => {
    await answerFirebase(context)
    await context.addInitScript(() => {
      PushManager.prototype.subscribe = () =>
        Promise.reject(new DOMException('Registration failed - push service error', 'AbortError'))
    })
    await enter(page, '/m/member/home', ENTRY)
    await row(page).click()
    await press(page, 'Allow')
    await expect(sheet(page).getByRole('alert')).toContainText('could not reach its notification service')
    await expect(sheet(page).getByRole('alert')).toContainText('AbortError (20)')
  })

  test('[OV-18] after a game the player is asked once; ‘not now’ rests', async ({ page }) => {
    await enter(page, '/m/home', { ...ENTRY, push: 'game' })
    await expect(sheet(page)).toBeVisible()
    await press(page, 'Not now')
    await expect(sheet(page)).toBeHidden()
    const refusals = await page.evaluate(() => localStorage.getItem('push.fcm.refusals'))
    expect(JSON.parse(refusals ?? '{}')).toEqual({ 10001: expect.any(Number) })
    // Once after that game; and after the next one not before some days have passed.
    expect(await page.evaluate((key) => sessionStorage.getItem(key), MOMENT)).toBeNull()
    const reason = page.waitForEvent('console', (message) => message.text().startsWith(NOT_OFFERED))
    await comeFromGame(page)
    expect((await reason).text()).toBe(`${NOT_OFFERED}not now`)
    await expect(sheet(page)).toHaveCount(0)
  })

  for (const state of [{}, { push: 'not-now' }] as const)
    test(`[OV-18] on arrival nobody is asked, but after a game (${JSON.stringify(state)})`, async ({
      page,
      complaints,
    }) => {
      // A minute passes at once: what has a limit of seconds does not come in time. The question and its queue do.
      complaints.provoke(
        /MN-LOAD|PL-TIMEOUT: (?!push\.fcm|popups\.presenter)|PL-THREW: popups\.download-image \(call\)/,
      )
      await page.clock.install()
      const script = page.waitForResponse(/\/assets\/fcm-[^/]*\.js$/)
      await enter(page, '/m/home', { ...ENTRY, ...state })
      await script
      await started(page)
      await expect(page.getByRole('banner')).toContainText('player')
      await networkQuiet(page)
      await page.clock.runFor(60_000)
      await expect(sheet(page)).toHaveCount(0)
      // After a game, and without the refusal, this very page asks.
      await page.evaluate(() => localStorage.removeItem('push.fcm.refusals'))
      await comeFromGame(page)
      await page.clock.runFor(5_000)
      await expect(sheet(page)).toBeVisible()
    })
})

test('[ER-12] blocked in the browser: how to unblock', async ({ page }) => {
  await enter(page, '/m/member/home', ENTRY)
  await expect(row(page)).toContainText('Blocked')
  await row(page).click()
  await expect(sheet(page).getByRole('alert')).toContainText('Notifications are blocked for this site.')
  await expect(sheet(page).getByRole('alert')).toContainText('To unblock')
})

test.describe('a message @whole-browser', () => {
  test.use({ permissions: ['notifications'] })

  /** Sends a message to the site's worker, as the browser gets one from its vendor. @returns the worker */
  async function deliver(page: Page, data: string): Promise<Worker> {
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    )
    const client = await page.context().newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => {
        const own = found.find(({ scopeURL }) => scopeURL === `${ORIGIN}/m/`)
        if (own) resolve(own.registrationId)
      }),
    )
    await client.send('ServiceWorker.enable')
    await client.send('ServiceWorker.deliverPushMessage', {
      origin: ORIGIN,
      registrationId: await registered,
      data,
    })
    const [worker] = page.context().serviceWorkers()
    if (!worker) throw new Error('there is no worker')
    return worker
  }
  interface Shown {
    readonly title: string
    readonly body: string
  }
  const shown = (page: Page): Promise<readonly Shown[]> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
    })
  /** What the browser does when the player taps the notification; its own event may wait, one of a script may not. */
  const tap = (worker: Worker): Promise<unknown> =>
    worker.evaluate(async () => {
      const { registration, NotificationEvent: Tap } = globalThis as unknown as {
        readonly registration: ServiceWorkerRegistration
        readonly NotificationEvent: new (type: string, init: object) => Event
      }
      const [notification] = await registration.getNotifications()
      let work: Promise<unknown> | undefined
      const event = new Tap('notificationclick', { notification })
      Object.defineProperty(event, 'waitUntil', { value: (waited: Promise<unknown>) => (work = waited) })
      dispatchEvent(event)
      // The page that the worker navigates may end this call.
      await work
    })

  const message = (link: string): string =>
    JSON.stringify({
      notification: { title: 'A reward is waiting', body: '20 free spins, until midnight' },
      fcmOptions: { link },
    })

  test('is shown by the site’s worker; a tap opens its page in the open tab', async ({ page }) => {
    await enter(page, '/m/home', ENTRY)
    const worker = await deliver(page, message(`${ORIGIN}/m/rewardCenter`))
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: 'A reward is waiting', body: '20 free spins, until midnight' }])
    await tap(worker)
    await expect(page).toHaveURL(/\/m\/rewardCenter$/)
    expect(page.context().pages()).toHaveLength(1)
    await expect.poll(() => shown(page)).toEqual([])
  })

  for (const link of ['https://evil.example/m/home', 'javascript:alert(1)', '//evil.example', '/wps/x'])
    test(`[SE-03a] a tap on a message with the address ${link} opens home and nothing else`, async ({
      page,
    }) => {
      await enter(page, '/m/game', ENTRY)
      const worker = await deliver(page, message(link))
      await expect.poll(async () => (await shown(page)).length).toBe(1)
      await tap(worker)
      await expect(page).toHaveURL(`${ORIGIN}/m/home`)
      expect(page.context().pages()).toHaveLength(1)
    })

  test('that cannot be read is shown all the same', async ({ page }) => {
    await enter(page, '/m/home', ENTRY)
    await deliver(page, '{"notification":')
    await expect.poll(() => shown(page)).toEqual([{ title: 'coral.localhost', body: '' }])
  })
})
