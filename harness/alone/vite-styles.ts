const VITES = 'style[data-vite-dev-id]'

/**
 * Remembers the style sheets that the development server has added so far. The returned function takes those that it added
 * since out of the document while `run` looks at it: a built site has none of them.
 */
export function withoutViteStyles(document: Document): <T>(run: () => Promise<T>) => Promise<T> {
  const before = new Set(document.querySelectorAll(VITES))
  return async (run) => {
    const added = [...document.querySelectorAll(VITES)].filter((style) => !before.has(style))
    for (const style of added) style.remove()
    try {
      return await run()
    } finally {
      document.head.append(...added)
    }
  }
}
