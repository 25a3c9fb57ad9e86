const UNREAD = 'script, style, template, noscript'

/** Whether there is something to read in HTML. It is parsed in a document without a window: nothing in it runs. */
export function hasText(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(UNREAD)) element.remove()
  return /\S/.test(body.textContent)
}
