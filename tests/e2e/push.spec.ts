import { enter, expect, test } from './site.ts'
import { colourViolations, violations } from './violations.ts'
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
} from './push.ts'

test.use({ serviceWorkers: 'allow', baseURL: ORIGIN })

test.describe('with permission @whole-browser', () => {
  test.use({ permissions: ['notifications'] })

  test('[OV-18][EN-28][CA-27][CA-32][ST-11a] turned on in the member area: registered with the site’s own worker, bound, subscribed to ALL; off again', async ({
    page,
    context,
  }) => {
    await subscribeLocally(context)
    const calls = await answerFirebase(context)
    const vendor: string[] = []
    page.on('request', (request) => /fcm-messaging/.test(request.url()) && vendor.push(request.url()))
    await enter(page, '/m/member/home', ENTRY)
    await expect(row(page)).toContainText('Off')
    await row(page).click()
    await expect(sheet(page)).toContainText('your deposit or withdrawal has arrived')
    expect(await violations(page), 'light').toEqual([])
    await page.locator('html').evaluate((root) => void (root.dataset['theme'] = 'dark'))
    expect(await colourViolations(page), 'dark').toEqual([])
    // Nothing of Firebase is there before the player asks for it.
    expect([vendor, calls]).toEqual([[], []])
    await press(page, 'Allow')
    await expect(sheet(page)).toBeHidden()
    await expect(row(page)).toContainText('On')
    expect(calls).toMatchObject([
      { method: 'POST', path: registrations, body: { web: { endpoint: 'https://push.vendor.example/1' } } },
    ])
    expect(await bindings(page)).toEqual({ [TOKEN]: { member: '10001', topics: ['ALL'] } })
    expect(await record(page)).toEqual({
      token: TOKEN,
      createTime: expect.any(Number),
      endpoint: 'https://push.vendor.example/1',
      auth: 'YXV0aA',
      p256dh: 'cDI1NmRo',
      vapidKey: expect.stringMatching(/^[\w-]+$/),
      swScope: `${ORIGIN}/m/`,
    })
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    )
    expect(scopes).toEqual([`${ORIGIN}/m/`])

    await row(page).click()
    await press(page, 'Turn off notifications')
    await expect(row(page)).toContainText('Off')
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `${registrations}/${TOKEN}` })
    expect([await bindings(page), await record(page)]).toEqual([{}, null])
  })
})

test('[ER-12] a browser without push messages says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'))
  await enter(page, '/m/member/home', ENTRY)
  await row(page).click()
  await expect(sheet(page).getByRole('alert')).toContainText('This browser cannot show notifications')
  await expect(sheet(page).getByRole('button', { name: 'Allow' })).toHaveCount(0)
})
