import type { Page } from '@playwright/test'
import { callsOf } from './calls-of.ts'

/** How many calls of an endpoint the gateway has got in the page's world. */
export const callCount = async (page: Page, endpoint: string): Promise<number> =>
  (await callsOf(page, endpoint)).length
