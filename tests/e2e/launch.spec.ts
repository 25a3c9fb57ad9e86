import { enter, expect, firstGame, test, world } from './site.ts'

test.describe('launching a game', () => {
  test('[RR-06][CA-26] a guest logs in first, and the game starts by itself', async ({ page }) => {
    await enter(page, '/m/home')
    const game = firstGame(page)
    const [name] = (await game.getAttribute('aria-label'))?.split(', ').slice(-2) ?? []
    await expect(game.locator('img')).toHaveAttribute('src', /./)
    const art = String(await game.locator('img').getAttribute('src'))
    await game.click()
    await expect(page).toHaveURL(/\/m\/login$/)
    // Why he is asked to log in.
    const form = page.getByRole('main')
    await expect(form.getByText(`Log in to play ${name}`)).toBeInViewport({ ratio: 1 })
    await expect(form.locator('img').first()).toHaveAttribute('src', art)
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

  test('[ER-09] a refusal shows the gateway’s own message once, and another game comes first', async ({
    page,
  }) => {
    await enter(page, '/m/launchGame?vendor=TCG_SEA&code=no-such-game', { member: 'player' })
    await expect(page.getByRole('alert')).toContainText(/does not exist/i)
    await expect(page.getByText(/does not exist/i)).toHaveCount(1)
    await expect(page.locator('dialog')).toHaveCount(0)
    const buttons = page.getByRole('main').getByRole('button')
    await expect(buttons.first()).toHaveText('Choose another game')
    await buttons.first().click()
    await expect(page).toHaveURL(/\/m\/(?:home|game)$/)
  })
})
