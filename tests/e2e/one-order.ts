import type { Page } from '@playwright/test'
import { ORDER_KINDS } from './order-kinds.ts'

export const payment = (page: Page) => page.getByRole('link', { name: 'Go to payment' })

export const [DEPOSIT] = ORDER_KINDS
