import type { BakedPage } from '../../kernel/profile/baked-page.ts'
import { BAKED_BLOCK_ID } from '../document/document.ts'

export interface ExpectedPage {
  /** `undefined` for a page that runs nothing of the site. */
  readonly baked: BakedPage | undefined
  /** The page shows a screen before any script has run. */
  readonly rendered: boolean
}

const BLOCK = new RegExp(
  `<script type="application/json" id="${BAKED_BLOCK_ID}">([^<]*)</script></body></html>$`,
)
/** A rendered screen has thousands of characters; its frame alone some hundreds. */
const SHORTEST_SCREEN = 1_000

/**
 * What is wrong with a page as it was written; `undefined` where it is whole: from the first byte to the last,
 * with the data, texts and screen that it was made with.
 */
export function pageProblem(html: string, { baked, rendered }: ExpectedPage): string | undefined {
  if (!html.startsWith('<!doctype html>')) return 'it does not begin as a page'
  if (!baked) return html.endsWith('</body></html>') ? undefined : 'it does not end as a page'
  const [, block] = BLOCK.exec(html) ?? []
  if (block === undefined) return 'it does not end with its data'
  let written: BakedPage
  try {
    written = JSON.parse(block) as BakedPage
  } catch {
    return 'its data cannot be read'
  }
  if (written.build !== baked.build || written.language !== baked.language) return 'it is another page’s data'
  if (Object.keys(baked.data).some((plugin) => !(plugin in written.data))) return 'a plugin’s data is missing'
  // A rendered page has only those texts of plugins that it shows; the kernel's tell what fails.
  const lost = Object.entries(baked.texts).find(
    ([namespace, texts]) => Object.keys(written.texts[namespace] ?? {}).length < Object.keys(texts).length,
  )
  if (lost) return `texts of ${lost[0]} are missing`
  if (Object.keys(written.texts['kernel'] ?? {}).length === 0) return 'the texts of the kernel are missing'
  const screen = html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'))
  if (rendered && screen.length < SHORTEST_SCREEN) return 'its screen is empty'
  return undefined
}
