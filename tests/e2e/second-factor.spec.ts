import { expect, test } from './site.ts'
import { ask, field, go, sheet } from './second-factor.ts'

test('[RT-02][OV-15][ST-04][CA-04][ER-06] each method has a tab, and the right answer signs in, encrypted', async ({
  page,
}) => {
  const bodies: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/session/login/verification')) bodies.push(request.postData())
  })
  await ask(page, { factor: 'EPGS' })
  await expect(sheet(page).getByRole('tab')).toHaveText(['Email', 'Payee name', 'Authenticator', 'SMS'])
  await page.setViewportSize({ width: 280, height: 740 })
  for (const tab of await sheet(page).getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 })
  await field(page, 'Email').fill(' player@example.com ')
  await go(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner')).toContainText('player')
  expect(bodies).toEqual([expect.stringMatching(/^[A-Za-z0-9+/]+=*$/)])
})
