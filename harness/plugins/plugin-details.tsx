import { type ReactNode } from 'react'
import type { Words } from '../../kernel/host/tooling/words.ts'
import type { PluginReport } from '../../kernel/inspection/channel.ts'
import { placeWords } from './place-words.ts'
import { switchTitle } from '../console/switch-words.ts'

interface Props {
  readonly plugin: PluginReport
  readonly words: Words
}
type Row = readonly [name: string, items: readonly string[]]

/** What a plugin needs and adds, in words; and under a heading of its own as the code has it. */
export function PluginDetails({ plugin, words }: Props): ReactNode {
  const { id, switches, readsSwitches, needs, uses, requires, contributes, shows, origins } = plugin
  const rows: readonly Row[] = [
    ['Switches', [...new Set([...switches, ...readsSwitches])].map(switchTitle)],
    ['Needs', needs.map(words.plugin)],
    ['Works with', uses.map(words.plugin)],
    ['Adds to', [...new Set(shows.map(placeWords))]],
    ['Reaches', origins],
  ]
  const code: readonly Row[] = [
    ['Id', [id]],
    ['Switches', [...new Set([...switches, ...readsSwitches])]],
    ['Requires', requires],
    ['Adds', contributes],
  ]
  return (
    <>
      <Rows rows={rows} none="It needs no other plugin and adds nothing that is seen." />
      <details className="in-code">
        <summary>In the code</summary>
        <Rows rows={code} none="" />
      </details>
    </>
  )
}

function Rows({ rows, none }: { readonly rows: readonly Row[]; readonly none: string }): ReactNode {
  const shown = rows.filter(([, items]) => items.length > 0)
  if (shown.length === 0) return <p className="note">{none}</p>
  return (
    <dl>
      {shown.map(([name, items]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{items.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
