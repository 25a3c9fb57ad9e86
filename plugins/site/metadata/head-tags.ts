import type { PageMetadata } from '@foyer/sdk'

/** Values of the page's head. */
export interface PageHead extends PageMetadata {
  readonly canonical: string
  readonly robots: 'noindex' | undefined
}

/** One tag of the head: how to find it, and the attribute with its value. */
interface Tag {
  readonly element: 'meta' | 'link'
  /** Attribute and value that identify the tag. */
  readonly key: readonly [name: string, value: string]
  readonly attribute: 'content' | 'href'
  readonly value: string | undefined
}

const meta = (name: string, value: string | undefined): Tag => ({
  element: 'meta',
  key: ['name', name],
  attribute: 'content',
  value,
})

/** Records the head's values; the returned function restores them. */
export function snapshotHead(page: Document): () => void {
  const { title } = page
  const hadTitle = page.head.querySelector('title') !== null
  const originals = [...page.head.querySelectorAll(MANAGED_TAGS)].map((tag) => tag.cloneNode())
  return () => {
    if (hadTitle) page.title = title
    else page.head.querySelector('title')?.remove()
    for (const tag of page.head.querySelectorAll(MANAGED_TAGS)) tag.remove()
    page.head.append(...originals)
  }
}
const MANAGED_TAGS =
  'meta:is([name="description"], [name="keywords"], [name="robots"]), link[rel="canonical"]'

/** Updates the head: sets existing tags, adds missing ones, removes those without a value. */
export function writeHead(
  page: Document,
  { title, description, keywords, canonical, robots }: PageHead,
): void {
  page.title = title
  const tags: readonly Tag[] = [
    meta('description', description),
    meta('keywords', keywords),
    meta('robots', robots),
    { element: 'link', key: ['rel', 'canonical'], attribute: 'href', value: canonical },
  ]
  for (const { element, key, attribute, value } of tags) {
    const [name, keyValue] = key
    const found = page.head.querySelector(`${element}[${name}="${keyValue}"]`)
    if (value === undefined) found?.remove()
    else if (found) found.setAttribute(attribute, value)
    else {
      const tag = page.createElement(element)
      tag.setAttribute(name, keyValue)
      tag.setAttribute(attribute, value)
      page.head.append(tag)
    }
  }
}
