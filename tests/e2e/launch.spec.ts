import { enter, expect, firstGame, test, world } from './site.ts'

test.describe('launching a game', () => {
  test('[RR-06][CA-26] a guest logs in first, and the game starts by itself', async ({ page }) => {
    await enter(page, '/m/home')
    await firstGame(page).click()
    await expect(page).toHaveURL(/\/m\/login$/)
    await page.getByLabel('Username').fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
    await page.getByRole('link', { name: /lobby/i }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    const launch = (await world(page)).log.find(({ endpoint }) => endpoint === 'game.launch')
    expect(launch?.body).toEqual({
      gameCode: expect.any(String),
      hasLobby: false,
      backUrl: expect.stringMatching(/^http:\/\/lotus\.localhost:\d+\/m\/home$/),
    })
  })

  test('[ST-17] a member sees the loading, then the game’s own page', async ({ page }) => {
    await enter(page, '/m/home', { member: 'player', fault: 'game.launch:slow' })
    await firstGame(page).click()
    await expect(
      page
        .getByRole('status')
        .or(page.getByText(/loading/i))
        .first(),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/, { timeout: 10_000 })
  })

  test('[ER-09][ST-17] a launch without an answer is reported after ten seconds, with a way on', async ({
    page,
  }) => {
    await enter(page, '/m/home', { member: 'player', fault: 'game.launch:never' })
    await firstGame(page).click()
    // In real time: a jump of a fake clock would also time out the page's own loading.
    await expect(page.getByText(/timed out|took too long|try again/i).first()).toBeVisible({
      timeout: 15_000,
    })
    await expect(page.getByRole('button', { name: /back/i })).toBeVisible()
  })

  test('[ER-09] a refusal shows the gateway’s own message', async ({ page }) => {
    await enter(page, '/m/launchGame?vendor=TCG_SEA&code=no-such-game', { member: 'player' })
    await expect(page.getByRole('alertdialog', { name: 'Notice' })).toContainText(/does not exist/i)
  })

  for (const fault of ['500', 'malformed', 'offline'])
    test(`[ER-09] a gateway that fails with ${fault} is reported, and the player can go on`, async ({
      page,
    }) => {
      await enter(page, '/m/home', { member: 'player', fault: `game.launch:${fault}` })
      await firstGame(page).click()
      await page.getByRole('alertdialog', { name: 'Notice' }).getByRole('button').click()
      await page.getByRole('button', { name: /back/i }).click()
      await expect(page).toHaveURL(/\/m\/home$/)
    })
})
