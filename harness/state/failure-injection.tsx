import type { ReactNode } from 'react'
import type { PluginReport } from '../../kernel/inspection/channel.ts'
import { Choice } from '../panel/choice.tsx'
import type { StateOptions } from '../gateway-client.ts'
import type { HarnessState } from './harness-state.ts'
import { ControlGroup } from './control-group.tsx'
import { matchText } from './match-text.ts'

interface Props {
  readonly state: HarnessState
  readonly options: StateOptions
  /** Plugins of the page in the frame. */
  readonly plugins: readonly Pick<PluginReport, 'id' | 'title'>[]
  /** What is searched; empty: nothing. */
  readonly find: string
  readonly onChange: (next: HarnessState) => void
}

/** Makes a plugin fail in a chosen way from the page's start, to show the site without it (KN-06). */
export function FailureInjection({ state, options, plugins, find, onChange }: Props): ReactNode {
  const broken = Object.keys(state.breaks)
  const searching = find !== ''
  const titles = new Map(plugins.map(({ id, title }) => [id, title]))
  const ids = [...new Set([...titles.keys(), ...broken])]
    .filter((id) => !searching || matchText(find, ['broken plugins', id, titles.get(id) ?? '']))
    .sort()
  if (searching && ids.length === 0) return null
  return (
    <ControlGroup
      title="Broken plugins"
      changed={broken.length}
      found={searching}
      openAtFirst={broken.length > 0}
    >
      {ids.map((id) => (
        <Choice
          key={id}
          label={`Break ${id}`}
          value={state.breaks[id] ?? ''}
          choices={[['', 'works'], ...options.breaks.map((how) => [how, how] as const)]}
          changed={Object.hasOwn(state.breaks, id)}
          onChoose={(how) => {
            const { [id]: _was, ...others } = state.breaks
            onChange({ ...state, breaks: how ? { ...others, [id]: how } : others })
          }}
        />
      ))}
    </ControlGroup>
  )
}
