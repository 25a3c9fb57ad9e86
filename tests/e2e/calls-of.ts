import type { Page } from '@playwright/test'
import { world } from './site.ts'

/** Bodies of an endpoint's calls, decrypted, that the gateway has got in the page's world. */
export const callsOf = async (page: Page, endpoint: string): Promise<readonly unknown[]> =>
  (await world(page)).log.filter((call) => call.endpoint === endpoint).map(({ body }) => body)
