import { token } from '@foyer/sdk'
import type { BakedPage } from './baked-page.ts'

/** What the page was rendered from; read from its data block before anything else is built. */
export const BAKED = token<BakedPage>('kernel.baked')
