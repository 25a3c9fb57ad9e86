import { parseUrl } from '@foyer/sdk'
import type { ReactNode } from 'react'
import type { ForeignFileReport, PluginReport } from '../../kernel/inspection/channel.ts'
import type { HarnessState } from './harness-state.ts'

interface Props {
  readonly state: HarnessState
  /** Of the gateway and of the frame, about the state. */
  readonly notes: readonly string[]
  /** Of the page in the frame; empty until it has reported. */
  readonly plugins: readonly Pick<PluginReport, 'id'>[]
  /** What became of the profile's foreign plugins in that page. */
  readonly foreign: readonly Pick<ForeignFileReport, 'url'>[]
  /** Plugins can be made to fail in this build of the site. */
  readonly canBreak: boolean
  /** The development server serves the site: it alone lets a plugin in that no profile lists. */
  readonly isDev: boolean
}

/** What the address asks for in vain. */
export function StateNotes({ state, notes, plugins, foreign, canBreak, isDev }: Props): ReactNode {
  const all = [
    ...notes,
    ...breakNotes(state.breaks, plugins, canBreak),
    ...(isDev || plugins.length === 0 ? [] : foreignNotes(state.values['foreign'], foreign)),
  ]
  if (all.length === 0) return null
  return (
    <section aria-live="polite" aria-label="Unknown parts of the address" className="unknown-parts">
      <p>The address has parts that mean nothing here:</p>
      <ul>
        {all.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}

/** A built site takes what its profile lists; the mock gateway asks the plugin's mock in either. */
function foreignNotes(
  address: string | undefined,
  foreign: readonly Pick<ForeignFileReport, 'url'>[],
): readonly string[] {
  const origin = address === undefined ? undefined : parseUrl(address)?.origin
  if (origin === undefined || foreign.some(({ url }) => parseUrl(url)?.origin === origin)) return []
  return [
    `foreign: a built site lets in what the merchant's profile lists under "foreign", and that has no file of ${origin}; npm start needs no entry`,
  ]
}

function breakNotes(
  breaks: Readonly<Record<string, string>>,
  plugins: readonly Pick<PluginReport, 'id'>[],
  canBreak: boolean,
): readonly string[] {
  const broken = Object.keys(breaks)
  if (broken.length > 0 && !canBreak) return ['break: no plugin can be made to fail in a built site']
  if (plugins.length === 0) return []
  return broken
    .filter((id) => !plugins.some((plugin) => plugin.id === id))
    .map((id) => `break: no plugin is named '${id}'`)
}
