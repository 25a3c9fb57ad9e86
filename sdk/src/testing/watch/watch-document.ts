/** `script[src=https://…]`: enough of a node to find it. */
export function describeNode(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName
  const mark = ['id', 'src', 'href', 'name', 'class'].find((name) => node.hasAttribute(name))
  return mark ? `${node.localName}[${mark}=${node.getAttribute(mark)}]` : node.localName
}

/** Every node of the document with its attributes, or its text. */
function snapshot(): ReadonlyMap<Node, string> {
  const nodes = new Map<Node, string>()
  const visit = (node: Node): void => {
    const content =
      node instanceof Element
        ? [...node.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ')
        : (node.nodeValue ?? '')
    nodes.set(node, content)
    node.childNodes.forEach(visit)
  }
  if (typeof document !== 'undefined') visit(document)
  return nodes
}

/**
 * Records the whole document now; the returned function lists the differences: added and removed nodes, and
 * changed attributes or texts, those of html and body too. Only the root of a subtree is listed.
 */
export function watchDocument(): () => readonly string[] {
  const before = snapshot()
  return () => {
    const after = snapshot()
    const isNew = (node: Node | null): boolean => node !== null && !before.has(node)
    const isGone = (node: Node | null): boolean => node !== null && before.has(node) && !after.has(node)
    const differences: string[] = []
    for (const [node, content] of after) {
      const was = before.get(node)
      if (was === undefined) {
        if (!isNew(node.parentNode)) differences.push(`added ${describeNode(node)}`)
      } else if (was !== content) differences.push(`changed ${describeNode(node)}: ${was} → ${content}`)
    }
    for (const node of before.keys()) {
      if (isGone(node) && !isGone(node.parentNode)) differences.push(`removed ${describeNode(node)}`)
    }
    return differences
  }
}
