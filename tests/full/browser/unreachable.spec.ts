import { changeWorld, enter, expect, networkQuiet, test } from '../../e2e/site.ts'
import { GONE } from '../../e2e/unreachable.ts'

for (const [merchant, lang, explanation, retry, write] of [
  [
    'lotus',
    'VI',
    /^Địa chỉ này của chúng tôi tạm thời ngừng phục vụ/,
    'Thử lại một lần',
    'Gửi email cho chúng tôi: ',
  ],
  ['aurora', 'PT-BR', /^Este endereço está fora do ar/, 'Tentar mais uma vez', 'Escreva para nós: '],
] as const)
  test.describe(merchant, () => {
    test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('lotus', merchant)) })

    test(`[OV-20] a domain that is not available is explained in ${lang}, and the merchant can be written to`, async ({
      page,
    }) => {
      await enter(page, '/m/home', { ...GONE, lang, merchant })
      const notice = page.getByRole('dialog')
      await expect(notice.getByText(explanation)).toBeVisible()
      await expect(notice.getByRole('button', { name: retry, exact: true })).toBeFocused()
      const mail = notice.getByRole('link', { name: write })
      await expect(mail).toHaveAttribute('href', `mailto:help@${merchant}.example`)
      await expect(mail).toBeInViewport({ ratio: 1 })
    })
  })

test('[OV-21] where every domain is dead the player reads so, and this one is loaded again', async ({
  page,
}) => {
  await enter(page, '/m/game', { ...GONE, domains: 'dead' })
  const notice = page.getByRole('dialog', { name: 'Notice' })
  await notice.getByRole('button', { name: 'Retry once' }).click()
  await expect(notice.getByRole('status')).toHaveText(/^None of our addresses answers/)
  await page.waitForURL(/^http:\/\/lotus\.localhost:\d+\/m\/index\.html$/)
  await expect(notice).toBeVisible()

  await changeWorld(page, { status: '' })
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect(notice).toHaveCount(0)
})

test('[ER-01] a status that makes no sense, on plain http: told once, and the site is there as it was baked', async ({
  page,
}) => {
  await enter(page, '/m/home', { fault: 'status:misshapen' })
  const notice = page.getByRole('dialog', { name: 'Notice' })
  await expect(notice).toContainText('Network Error / CORS Errors')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice.getByRole('status')).toHaveText(/^No answer yet/)
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toHaveCount(0)
  await page.getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('[ER-01] another error code: the gateway’s words, until it answers', async ({ page }) => {
  await enter(page, '/m/home', { status: 'system.busy' })
  const notice = page.getByRole('dialog', { name: 'Notice' })
  await expect(notice).toContainText('The system is busy. Please try again later')
  await changeWorld(page, { status: '' })
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toHaveCount(0)
})

test('[ER-01] a status that makes no sense, on a page over https: an alert that says Error', async ({
  page,
}) => {
  await enter(page, '/m/home', { fault: 'status:misshapen' })
  // The same site, as a host with a certificate would serve it.
  const { host, port } = new URL(page.url())
  const secure = 'https://lotus.localhost'
  await page.route(`${secure}/**`, async (route) => {
    const request = route.request()
    const address = `http://127.0.0.1:${port}${request.url().slice(secure.length)}`
    const headers = { ...(await request.allHeaders()), host }
    const data = request.postDataBuffer() ?? undefined
    await route.fulfill({
      response: await page.request.fetch(address, { method: request.method(), headers, data }),
    })
  })
  await page.goto(`${secure}/m/home`)
  const notice = page.getByRole('dialog', { name: 'Notice' })
  await expect(notice.getByRole('heading')).toHaveText('Notice')
  await expect(notice.getByText('Error', { exact: true })).toBeVisible()
  await expect(notice).not.toContainText('Network')
  await changeWorld(page, { faults: { status: null } })
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toHaveCount(0)
  // What the page fetches when it is idle would fail without the route.
  await networkQuiet(page)
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
