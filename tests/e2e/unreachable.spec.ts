import { enter, expect, test } from './site.ts'
import { GONE } from './unreachable.ts'

test('[OV-20] [OV-21] [ER-01] a domain that is not available: retry once, on the fastest that is well', async ({
  page,
}) => {
  const pings: Promise<Record<string, string>>[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/system/test/ping') pings.push(request.allHeaders())
  })
  await enter(page, '/m/home', {
    ...GONE,
    domains: 'mixed',
    'seed.registrationInfo': JSON.stringify({ affiliateCode: 'A 1', referralCode: 'R1' }),
  })
  const notice = page.getByRole('dialog', { name: 'Notice' })
  await expect(notice.getByRole('heading')).toHaveText('Notice')
  await expect(notice).toContainText('This domain is not available')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(notice).toBeVisible()
  // Without customer service the only button has the focus.
  await expect(notice.getByRole('button')).toHaveText(['Retry once'])
  await page.keyboard.press('Enter')
  await page.waitForURL(/^http:\/\/a\.lotus\.localhost:\d+\/m\/index\.html\?affiliateCode=A\+1&r=R1$/)
  await expect(page.getByRole('banner')).toBeVisible()

  expect(pings).toHaveLength(3)
  // Of a call that broke or was aborted the browser tells only what it meant to send.
  const [sent = {}, ...others] = (await Promise.all(pings)).filter((headers) => 'accept' in headers)
  expect(others).toEqual([])
  for (const name of ['cookie', 'authorization', 'merchant', 'language', 'referer'])
    expect(Object.keys(sent)).not.toContain(name)
})
