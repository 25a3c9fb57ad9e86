import type { PluginReport } from '../../kernel/inspection/channel.ts'

type Node = Pick<PluginReport, 'id' | 'title' | 'services'> & {
  readonly chain: readonly Pick<PluginReport['chain'][number], 'state'>[]
}
interface Edge {
  /** Id of the plugin that uses… */
  readonly from: string
  /** …what this one provides. */
  readonly to: string
  readonly tokens: readonly string[]
  readonly optional: boolean
}

/** Who needs whom, one edge for each pair of plugins. */
function edgesOf(plugins: readonly Node[]): readonly Edge[] {
  return plugins.flatMap(({ id: from, services }) => {
    const providers = [...new Set(services.flatMap(({ provider }) => provider ?? []))]
    return providers.map((to): Edge => {
      const used = services.filter(({ provider }) => provider === to)
      return {
        from,
        to,
        tokens: used.map(({ token }) => token),
        optional: used.every(({ optional }) => optional),
      }
    })
  })
}

/** The plugin with all that it needs, directly or not, and those that use it directly. */
function around(focus: string, edges: readonly Edge[]): ReadonlySet<string> {
  const found = new Set([focus])
  for (const id of found) for (const { from, to } of edges) if (from === id) found.add(to)
  for (const { from, to } of edges) if (to === focus) found.add(from)
  return found
}

/**
 * The graph of who provides and needs what, in Graphviz' language: a node leads to its plugin, a dashed edge is of services
 * that the plugin can do without.
 *
 * @param focus the plugin around which it is drawn, with the services on its edges; absent: every plugin that is in an edge
 */
export function pluginDot(plugins: readonly Node[], focus?: string): string {
  const all = edgesOf(plugins)
  const shown = focus === undefined ? new Set(all.flatMap(({ from, to }) => [from, to])) : around(focus, all)
  const nodes = plugins
    .filter(({ id }) => shown.has(id))
    .map(({ id, title, chain }) => {
      const names = [chain[0]?.state ?? 'off', ...(id === focus ? ['focus'] : [])].join(' ')
      return `${quoted(id)} [label=${quoted(`${title}\\n${id}`)} class=${quoted(names)} tooltip=${quoted(title)} URL=${quoted(`#plugins?entry=${id}`)}]`
    })
  const edges = all
    .filter(({ from, to }) => shown.has(from) && shown.has(to))
    .map(({ from, to, tokens, optional }) => {
      const label = focus === undefined ? '' : ` label=${quoted(tokens.join('\\n'))}`
      return `${quoted(from)} -> ${quoted(to)} [tooltip=${quoted(tokens.join(', '))}${label}${optional ? ' style=dashed class=optional' : ''}]`
    })
  return [
    'digraph plugins {',
    'rankdir=LR; bgcolor=transparent; pad=0.2; nodesep=0.18; ranksep=0.7;',
    'node [shape=box style=rounded fontname="Arial" fontsize=10 margin="0.16,0.07"];',
    'edge [fontname="Arial" fontsize=8 arrowsize=0.6];',
    ...nodes,
    ...edges,
    '}',
  ].join('\n')
}

/** A line break is written as Graphviz has it. */
const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`
