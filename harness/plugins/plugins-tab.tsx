import type { ReactNode } from 'react'
import { EntryList } from '../panel/entry-list.tsx'
import type { Inspector, PageView } from '../panel/inspector.ts'
import { usePanelParameter } from '../panel/panel-address.ts'
import { SearchBar } from '../panel/search-bar.tsx'
import { ForeignList } from './foreign-list.tsx'
import { bytesText } from './plugin-bytes.ts'
import { PluginGraph } from './plugin-graph.tsx'
import { PluginInspector } from './plugin-inspector.tsx'
import { matchingPlugins, type PluginRow, pluginRows } from './plugin-rows.ts'
import { usePluginActions } from './use-plugin-actions.ts'
import { usePluginBytes } from './use-plugin-bytes.ts'

interface Props {
  readonly view: PageView | undefined
  readonly inspector: () => Inspector | undefined
  /** The window of the page in the frame. */
  readonly frame: () => Window | undefined
  readonly onDisabled: (disabled: Readonly<Record<string, boolean>>) => void
}

/** The inspector: each plugin of the page in the frame, and the graph of who needs whom (HA-03). */
export function PluginsTab({ view, inspector, frame, onDisabled }: Props): ReactNode {
  const [find, setFind] = usePanelParameter('find')
  const [chosen, setChosen] = usePanelParameter('entry')
  const bytes = usePluginBytes(frame)
  const actions = usePluginActions(inspector, onDisabled)
  const plugins = view?.plugins ?? []
  const rows = matchingPlugins(pluginRows(plugins), find)
  const row = pluginRows(plugins).find(({ report }) => report.id === chosen)
  const columns = [
    { name: 'Plugin', width: 'minmax(0, 3fr)', cell: ({ report }: PluginRow) => report.id },
    { name: 'State', width: '88px', cell: ({ state }: PluginRow) => state },
    { name: 'Why', width: 'minmax(0, 3fr)', cell: ({ why }: PluginRow) => why },
    {
      name: 'Start',
      width: '64px',
      cell: ({ report: { start } }: PluginRow) => start && `${Math.round(start.loadMs + start.startMs)} ms`,
    },
    {
      name: 'Bytes',
      width: '116px',
      cell: ({ report: { id } }: PluginRow) => {
        const own = bytes.get(id)
        return own && bytesText(own)
      },
    },
    { name: 'Errors', width: '48px', cell: ({ errors }: PluginRow) => errors || '' },
  ]
  return (
    <>
      <SearchBar
        label="Search the plugins"
        placeholder="Search: a name, failed, a service, a code…"
        find={find}
        onFind={setFind}
      >
        <span className="note">
          {plugins.length === 0 ? 'The page has not reported yet.' : `${rows.length} of ${plugins.length}`}
        </span>
      </SearchBar>
      <EntryList
        label="Plugins of the page"
        entries={rows}
        keyOf={({ report }) => report.id}
        columns={columns}
        selected={chosen === '' ? undefined : chosen}
        onSelect={(key) => setChosen(key ?? '')}
        toneOf={({ tone }) => tone}
        empty={plugins.length === 0 ? 'The page has not reported yet.' : 'No plugin has these words.'}
      />
      <ForeignList foreign={view?.foreign ?? []} />
      {row ? (
        <PluginInspector
          key={row.report.id}
          row={row}
          plugins={plugins}
          bytes={bytes.get(row.report.id)}
          actions={actions}
        />
      ) : plugins.length > 0 ? (
        <PluginGraph plugins={plugins} />
      ) : null}
    </>
  )
}
