import { enter, expect, siteReady, test } from './site.ts'
import { GAME, launchBody, offer } from './banners.ts'

test.describe('the banners', () => {
  test('[OV-27] a member’s tap on a game launches it, with its node and room', async ({ page }) => {
    await enter(page, '/m/home', { member: 'player' })
    await siteReady(page)
    await offer(page, GAME).click()
    expect(await launchBody(page)).toMatchObject({ gameCode: 'LO004', nodeId: '8041', roomId: '1' })
  })
})
