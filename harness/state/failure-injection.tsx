import type { ReactNode } from 'react'
import type { PluginReport } from '../../kernel/inspection/channel.ts'
import { Choice } from '../panel/choice.tsx'
import type { StateOptions } from '../gateway-client.ts'
import type { HarnessState } from './harness-state.ts'

interface Props {
  readonly state: HarnessState
  readonly options: StateOptions
  /** Plugins of the page in the frame. */
  readonly plugins: readonly PluginReport[]
  readonly start: (next: HarnessState) => void
}

/** Makes a plugin fail in a chosen way from the page's start, to show the site without it (KN-06). */
export function FailureInjection({ state, options, plugins, start: onChange }: Props): ReactNode {
  const ids = new Set([...plugins.map(({ id }) => id), ...Object.keys(state.breaks)])
  return (
    <details className="card" open={Object.keys(state.breaks).length > 0}>
      <summary>Broken plugins</summary>
      <div className="faults">
        {[...ids].sort().map((id) => (
          <Choice
            key={id}
            label={`Break ${id}`}
            value={state.breaks[id] ?? ''}
            choices={[['', 'works'], ...options.breaks.map((how) => [how, how] as const)]}
            onChoose={(how) => {
              const { [id]: _was, ...others } = state.breaks
              onChange({ ...state, breaks: how ? { ...others, [id]: how } : others })
            }}
          />
        ))}
      </div>
    </details>
  )
}
