import { enter, expect, test } from './site.ts'
import { watchNotice } from './tricks.ts'
import { secondDomain, to } from './addresses.ts'

test.describe('redirectUrl', () => {
  test('[RR-07] takes a member with the token to the merchant’s other site, and adds no history entry for itself', async ({
    page,
  }) => {
    await secondDomain(page)
    await enter(page, to('https://m.lotus.example/pay?a=%2f&title=x#part'), { member: 'player' })
    await page.waitForURL('https://m.lotus.example/**')
    const { search, searchParams, hash } = new URL(page.url())
    expect(search).toMatch(/^\?a=%2f&token=[\w-]+&language=EN&headerColor=%23c2185b&b2c=1&title=Lotus$/)
    expect([searchParams.getAll('title'), hash]).toEqual([['Lotus'], '#part'])
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3)
  })

  test('[RR-07] to any other site: no navigation, no token, and a message to the player', async ({
    page,
  }) => {
    await secondDomain(page)
    const outside: string[] = []
    page.on('request', (request) => {
      if (/\.example/.test(new URL(request.url()).hostname)) outside.push(request.url())
    })
    const notice = await watchNotice(page)
    await enter(page, to('https://m.lotus.example.evil.example/'), { member: 'player' })
    await notice.wait()
    await expect(page).toHaveURL(/\/m\/home\?redirectUrl=/)
    expect(outside).toEqual([])
  })
})
