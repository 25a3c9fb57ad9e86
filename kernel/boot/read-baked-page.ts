import { CodedError } from '@foyer/sdk'
import type { BakedPage } from '../profile/baked-page.ts'

/**
 * Reads the page's data block. The bake of the same build wrote it, so its shape is known. Throws `BO-PAGE`
 * without it.
 */
export function readBakedPage(document: Document): BakedPage {
  const text = document.getElementById('foyer-baked')?.textContent
  if (!text) throw new CodedError('BO-PAGE', 'the page carries no baked data')
  return JSON.parse(text) as BakedPage
}
