import type { Page } from '@playwright/test'

/** The merchant's second domain: the gateway lists it, and a server answers there. */
export async function secondDomain(page: Page): Promise<void> {
  await page.route('**/wps/system/status*', async (route) => {
    // Node does not know that *.localhost is this machine.
    const url = route.request().url().replace('lotus.localhost', '127.0.0.1')
    const host = new URL(route.request().url()).host
    const answer = await route.fetch({ url, headers: { ...(await route.request().allHeaders()), host } })
    const body = (await answer.json()) as { value: { info: { domainRoute: unknown } } }
    body.value.info.domainRoute = ['lotus.localhost', 'm.lotus.example']
    await route.fulfill({ response: answer, json: body })
  })
  await page.route('https://*.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  )
}

export const to = (url: string): string => `/m/home?redirectUrl=${encodeURIComponent(url)}`
