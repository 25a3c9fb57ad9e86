import { enter, expect, noteToasts, test, toastsOf, world } from './site.ts'
import { violations } from './violations.ts'
import { vendors } from './game-area.ts'

test.describe('the game area', () => {
  test('a game under maintenance is greyed, says until when, and does not launch', async ({ page }) => {
    await noteToasts(page)
    await enter(page, '/m/game?vendor=TCG_SEA', { games: 'maintenance', member: 'player' })
    const closed = page.getByRole('link', { name: /, Sealight, Until .*\d/ }).first()
    await closed.scrollIntoViewIfNeeded()
    await expect(closed).toHaveAttribute('aria-disabled', 'true')
    await closed.click({ force: true })
    await expect
      .poll(() => toastsOf(page))
      .toContainEqual(expect.stringMatching(/is under maintenance until .*\d/))
    await expect(page).toHaveURL(/\/m\/game\?vendor=TCG_SEA$/)
    await expect(vendors(page).getByRole('link', { name: /^Sealight, Until .*\d/ })).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect((await world(page)).log.map(({ endpoint }) => endpoint)).not.toContain('game.launch')
  })
})
