const LINES = 'p, div, li, tr, h1, h2, h3, h4, h5, h6'
const UNSPOKEN = 'script, style, template, noscript'

/**
 * The readable text of a string that may be HTML: paragraphs as lines, without markup. The page shows it as text, so
 * nothing in it can run; it is parsed in a document without a window.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(UNSPOKEN)) element.remove()
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n')
  for (const element of body.querySelectorAll(LINES)) element.append('\n')
  return body.textContent
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
