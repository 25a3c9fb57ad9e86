import { frame, WIDE } from './harness-controls.ts'
import { expect, test } from './site.ts'

test.beforeEach(({ page }) => page.setViewportSize(WIDE))

test('[HA-01b] the harness shows the site in a phone frame beside the panel, with no network but this machine', async ({
  page,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await page.goto('/__harness/?lang=EN')
  await expect(frame(page).getByRole('banner')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Controls' })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'State' })).toContainText('Merchant and member')
  expect([...hosts].filter((host) => !host.endsWith('localhost'))).toEqual([])
})

test('[HA-04] a merchant turns the chat on and sees it in the frame, undoes it, and takes it over from an export', async ({
  page,
}) => {
  await page.goto('/__harness/?lang=EN&member=player&switches=-CBS3#console')
  const chat = page.getByRole('switch', { name: 'Chat with customer service' })
  const tab = frame(page)
    .getByRole('navigation')
    .getByRole('link', { name: /Support|Chat/ })
  const apply = page.getByRole('button', { name: 'Apply', exact: true })
  await expect(page.getByRole('region', { name: 'Plugins' })).toContainText('Chat of the gateway (CBS)')
  await chat.check()
  await apply.click()
  await expect(page).not.toHaveURL(/CBS3/)
  await expect(tab.filter({ hasText: '2' })).toBeVisible()
  await page.getByRole('button', { name: 'Export as status' }).click()
  const status = await page.getByLabel('Switches and settings, as the gateway’s status has them').inputValue()

  await page.getByRole('button', { name: 'Undo: Chat with customer service: on' }).click()
  await apply.click()
  await expect(page).toHaveURL(/switches=-CBS3/)
  await expect(tab.filter({ hasText: '2' })).toHaveCount(0)

  await page.getByText('Import a status').click()
  await page.getByLabel('Or the text').fill(status.slice(1))
  await page.getByRole('button', { name: 'Plan this status' }).click()
  await expect(page.getByText(/^This is no JSON/)).toBeVisible()
  await page.getByLabel('Or the text').fill(status)
  await page.getByRole('button', { name: 'Plan this status' }).click()
  await expect(page.getByRole('region', { name: 'Proposed change' })).toContainText(
    'Chat with customer service: on',
  )
  await apply.click()
  await expect(chat).toBeChecked()
  await expect(page).not.toHaveURL(/CBS3/)
})

test('[HA-03a] [HA-03b] [HA-03c] the inspector has a plugin’s state and reason, start, bytes, contributions, ledger and graph, and stops and restarts it', async ({
  page,
  complaints,
}) => {
  await page.goto('/__harness/?lang=EN#plugins')
  const plugins = page.getByRole('listbox', { name: 'Plugins of the page' })
  await page.getByRole('searchbox', { name: 'Search the plugins' }).fill('facebook active')
  await expect(plugins.getByRole('option')).toHaveCount(1)
  await plugins.press('ArrowDown')
  await expect(page).toHaveURL(/#plugins\?find=facebook\+active&entry=tracking\.facebook$/)
  const pixel = page.getByRole('region', { name: 'Facebook pixel' })
  await expect(pixel).toContainText(/On, because the setting pixelId is filled in/)
  await expect(pixel).toContainText(/Start[\d.]+ ms to load, [\d.]+ ms to run/)
  await expect(pixel).toContainText(/Bytes\d\.\d kB/)
  await expect(pixel.getByText('tracking.destinations', { exact: false }).first()).toBeVisible()
  await expect(pixel.getByText('global variable fbq', { exact: true })).toBeVisible()
  await expect(pixel.getByRole('group', { name: 'Graph' }).getByRole('link')).not.toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Search the plugins' }).fill('')
  await pixel.getByRole('button', { name: 'Quarantine' }).click()
  await expect(pixel).toContainText('quarantined')
  await expect(pixel).toContainText('Ledger (0)')
  await pixel.getByText('PL-QUARANTINED', { exact: true }).click()
  await expect(pixel.getByText('What to do')).toBeVisible()
  expect(await complaints.take()).toEqual([expect.stringContaining('PL-QUARANTINED')])
  await pixel.getByRole('button', { name: 'Restart' }).click()
  await expect(pixel.getByText('global variable fbq', { exact: true })).toBeVisible()
})

test('[HA-03d] the bus’ events are listed from the page’s first one on, with payloads, a search and a pause', async ({
  page,
}) => {
  await page.goto('/__harness/?lang=EN#events?find=plugin-changed+account.auth')
  const events = page.getByRole('listbox', { name: 'Events' })
  await expect(events.getByRole('option').last()).toContainText('"from":"registered","to":"waiting"')
  await events.getByRole('option').first().click()
  await expect(page.getByLabel('Payload', { exact: true })).toHaveValue(/"plugin": "account.auth"/)

  await page.getByRole('searchbox', { name: 'Search the events' }).fill('navigated')
  const before = await events.getByRole('option').count()
  await page.getByRole('button', { name: 'Pause' }).click()
  await frame(page).getByRole('link', { name: 'Promotions' }).click()
  await page.getByRole('button', { name: /Go on \(\d+ new\)/ }).click()
  await expect(events.getByRole('option').first()).toContainText('/m/activity')
  expect(await events.getByRole('option').count()).toBeGreaterThan(before)
})

test('[HA-03e] a call is shown decrypted beside its wire form, sent again, and its next answer edited', async ({
  page,
}) => {
  await page.goto('/__harness/?lang=EN&to=/m/login#network?find=auth.login')
  const calls = page.getByRole('listbox', { name: 'Calls to the gateway' })
  const form = frame(page).getByRole('main')
  const logIn = async (password: string): Promise<void> => {
    await form.getByLabel('Username').fill('player')
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await logIn('wrong-password')
  await calls.getByRole('option').first().click()
  const meant = page.getByRole('region', { name: 'As the page means it' })
  await expect(meant.getByLabel('Request, decrypted', { exact: true })).toHaveValue(/"username": "player"/)
  const sent = page.getByRole('region', { name: 'On the wire' }).getByLabel('Request body', { exact: true })
  expect(await sent.inputValue()).toMatch(/^(?![^]*player).{100}/)
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(calls.getByRole('option')).toHaveCount(2)

  await page.getByText('Edit the next answer').click()
  await page
    .getByLabel('Body', { exact: true })
    .fill('{"success":false,"errorCode":"x","message":"Edited by hand"}')
  await page.getByRole('button', { name: 'Answer the next call so' }).click()
  await logIn('player123')
  await expect(frame(page).getByText('Edited by hand')).toBeVisible()
})

test('[HA-03f] [HA-03g] each destination has what an event would tell it, a test event, and what became of it', async ({
  page,
}) => {
  await page.goto('/__harness/?lang=EN&member=player#tracking')
  const destinations = page.getByRole('region', { name: 'Destinations' })
  await expect(
    destinations.getByRole('listitem').filter({ hasText: 'tracking.facebook' }).filter({ hasText: 'ready' }),
  ).toBeVisible()
  await destinations.getByRole('button', { name: 'Dry run' }).click()
  const planned = page
    .getByRole('table', { name: 'Dry run' })
    .getByRole('row')
    .filter({ hasText: 'facebook' })
  await expect(planned).toContainText('Purchase')
  await destinations.getByRole('combobox', { name: 'Event' }).selectOption('viewContent')
  await destinations.getByRole('button', { name: 'Send viewContent to facebook as a test' }).click()
  const deliveries = page.getByRole('listbox', { name: 'Deliveries' })
  await deliveries
    .getByRole('option')
    .filter({ hasText: /test-.*facebook.*sent/ })
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'facebook got' })).toBeVisible()
})
