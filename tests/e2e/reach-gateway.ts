import type { APIResponse, Route } from '@playwright/test'

/** Sends a request of the page on to the gateway: Node does not know the names under `localhost` everywhere. */
export async function reachGateway(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url())
  const { host } = url
  url.hostname = '127.0.0.1'
  return route.fetch({ url: url.href, headers: { ...(await route.request().allHeaders()), host } })
}
