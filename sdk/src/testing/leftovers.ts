/** What a plugin left in the page after it was stopped, and undos that failed. All empty is clean. */
export interface Leftovers {
  /** Elements under head and body, as text: `script[src=https://…]`. */
  readonly nodes: readonly string[]
  /** Names on `globalThis`. */
  readonly globals: readonly string[]
  /** What undos threw. */
  readonly errors: readonly unknown[]
}

const describe = (node: Node): string => {
  if (!(node instanceof Element)) return node.nodeName
  const mark = ['id', 'src', 'class'].find((name) => node.hasAttribute(name))
  const name = node.localName
  return mark ? `${name}[${mark}=${node.getAttribute(mark)}]` : name
}
const topNodes = (): readonly Node[] =>
  typeof document === 'undefined' ? [] : [...document.head.childNodes, ...document.body.childNodes]

/** Looks at the page now; the function it returns tells what has been added since. */
export function watchPage(): () => Pick<Leftovers, 'nodes' | 'globals'> {
  const nodes = new Set(topNodes())
  const globals = new Set(Object.getOwnPropertyNames(globalThis))
  return () => ({
    nodes: topNodes().flatMap((node) => (nodes.has(node) ? [] : [describe(node)])),
    globals: Object.getOwnPropertyNames(globalThis).filter((name) => !globals.has(name)),
  })
}
