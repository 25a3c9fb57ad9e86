import type { Page } from '@playwright/test'
import { world } from './site.ts'

export const SWITCH = { member: 'player', switches: 'STARTGAMEINAPP3' } as const

export const launches = async (page: Page): Promise<number> =>
  (await world(page)).log.filter(({ endpoint }) => endpoint === 'game.launch').length
