import type { Page } from '@playwright/test'

/** Passes an answer on with its JSON changed. */
export const spoil = (page: Page, address: RegExp, change: (body: never) => unknown) =>
  page.route(address, async (route) => {
    const url = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host: url.host }
    // Node may not resolve names below localhost, unlike browsers.
    url.hostname = '127.0.0.1'
    const response = await route.fetch({ url: url.href, headers })
    await route.fulfill({ response, json: change((await response.json()) as never) })
  })
