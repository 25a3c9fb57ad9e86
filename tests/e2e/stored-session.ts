import type { Page } from '@playwright/test'
import { sessionOf } from './session-of.ts'

/** The session that is stored for the tab, parsed; null without one. */
export const storedSession = async (page: Page): Promise<unknown> =>
  JSON.parse((await sessionOf(page)) ?? 'null') as unknown
