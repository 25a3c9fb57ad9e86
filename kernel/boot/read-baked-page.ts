import { CodedError } from '@foyer/sdk'
import type { BakedPage } from '../profile/baked-page.ts'

/** Reads the page's one data block. It was written by the bake of the same build, so its shape is known. Throws `BO-PAGE` without it. */
export function readBakedPage(document: Document): BakedPage {
  const text = document.getElementById('foyer-baked')?.textContent
  if (!text) throw new CodedError('BO-PAGE', 'the page carries no baked data')
  return JSON.parse(text) as BakedPage
}
