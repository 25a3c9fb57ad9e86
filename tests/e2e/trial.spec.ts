import { enter, expect, test, world } from './site.ts'
import { violations } from './violations.ts'
import { GAME, noteBlocking } from './trial.ts'

test.describe('trial games', () => {
  test('[OV-17][CA-24] a guest tries a game for free from its log-in, hides the buttons, and goes back', async ({
    page,
    context,
  }) => {
    const blocking = await noteBlocking(context)
    await enter(page, `/m/launchGame?${GAME.launch}`)
    await expect(page).toHaveURL(/\/m\/login$/)
    // Before it a skeleton may still stand in its place, without a heading.
    await expect(page.getByRole('link', { name: /Try for free/ })).toBeVisible()
    expect(await violations(page)).toEqual([])
    const called = page.waitForRequest(/GCS_gameTrialLaunch/)
    await page.getByRole('link', { name: /Try for free/ }).click()
    const call = await called
    const query = new URL(call.url()).searchParams
    expect([call.method(), query.get('gameId'), query.get('platform')]).toEqual(['GET', 'FI009', 'html5'])
    expect(await call.allHeaders()).toMatchObject({ merchant: 'lotus01', language: 'EN' })
    await expect(page).toHaveURL(/\/m\/trialGame\?/)
    const game = page.frameLocator('iframe')
    await expect(game.getByRole('heading', { level: 1, name: 'Prawn Lagoon' })).toBeVisible()
    // The whole page is the game's: no header, no tab bar.
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await game.getByRole('button', { name: 'Spin' }).click()
    await expect(game.getByRole('status')).not.toHaveText('Match three and win')
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Hide the buttons' }).click()
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Show the buttons' })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Show the buttons' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
    // The log-in still leads to the game that it was asked for.
    await expect(page.getByText('Log in to play Prawn Lagoon')).toBeVisible()
    await page.getByLabel('Username').fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
    expect(
      (await world(page)).log.filter(({ endpoint }) => endpoint === 'game.launch').at(-1)?.body,
    ).toMatchObject({
      gameCode: 'FI009',
    })
    expect(blocking).toEqual([])
  })
})
