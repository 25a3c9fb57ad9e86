import type { Page } from '@playwright/test'

export const token = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token?: unknown }).token,
  )
