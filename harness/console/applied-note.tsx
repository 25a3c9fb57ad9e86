import type { ReactNode } from 'react'
import { formatExplanation } from '../../kernel/host/tooling/format-explanation.ts'
import type { Words } from '../../kernel/host/tooling/words.ts'
import type { PluginReport } from '../../kernel/inspection/channel.ts'
import { type Applied, failedPlugins, hasFailed } from '../plugins/failed-plugins.ts'

interface Props {
  /** Absent: nothing has been applied since the page was opened. */
  readonly applied: Applied | undefined
  readonly plugins: readonly PluginReport[]
  readonly words: Words
}

/** What became of the last change. It follows the page: a plugin may fail after it was turned on. */
export function AppliedNote({ applied, plugins, words }: Props): ReactNode {
  if (!applied)
    return (
      <output className="note">Turn a switch, or change a plugin’s settings, to see what it would do.</output>
    )
  const failed = failedPlugins(applied, plugins)
  if (failed.length === 0) {
    const others = plugins.filter(hasFailed)
    return (
      <output className="note">
        Applied. The page goes by the gateway’s status.
        {others.length > 0
          ? ` Failed, but not by this change: ${others.map(({ title }) => title).join(', ')}.`
          : null}
      </output>
    )
  }
  return (
    <div role="alert" className="failure card">
      <p>The gateway has the change, but not everything works:</p>
      <ul>
        {failed.map(({ id, title, chain }) => (
          <li key={id}>
            {title}
            <small>{formatExplanation(chain, words)}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
