import { token } from '@foyer/sdk'
import type { BakedPage } from './baked-page.ts'

/** The baked page; read from its data block before any service is created. */
export const BAKED = token<BakedPage>('kernel.baked')
