const LINES = 'p, div, li, tr, h1, h2, h3, h4, h5, h6'
const UNSPOKEN = 'script, style, template, noscript'

/**
 * What a person would read of a text that may be HTML: paragraphs as lines, and no markup. It is put on the page as text, so
 * nothing in it can run; the document that it is read from never belongs to a window.
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
