import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PluginReport } from '../kernel/inspection/channel.ts'
import { patchWorld, type StateOptions, stateOptions } from './gateway-client.ts'
import { enterUrl, type HarnessState, readState, writeState } from './harness-state.ts'
import { connect, type Inspector } from './inspector.ts'
import { Panel } from './panel.tsx'
import { PluginList } from './plugin-list.tsx'

/** The site in a phone frame, beside the panel that sets its state. */
export function Harness({ merchant }: { readonly merchant: string }): ReactNode {
  const [state, setState] = useState(() => readState(location.search, merchant))
  const [options, setOptions] = useState<StateOptions>()
  const [failure, setFailure] = useState<string>()
  const [plugins, setPlugins] = useState<readonly PluginReport[]>([])
  const inspector = useRef<Inspector>(undefined)
  // What the frame was last sent to; changes that are applied live do not move it.
  const [entered, setEntered] = useState(() => ({ url: enterUrl(state), turn: 0 }))

  useEffect(() => {
    stateOptions().then(setOptions, (error: unknown) => setFailure(String(error)))
    const connected = connect(setPlugins)
    inspector.current = connected
    return () => connected.close()
  }, [])

  const show = (next: HarnessState): void => {
    setState(next)
    history.replaceState(null, '', `?${writeState(next)}`)
  }
  /** Makes a new world of the state and sends the frame there. */
  const enter = (next: HarnessState): void => {
    show(next)
    if (next.merchant !== merchant) location.reload()
    else setEntered(({ turn }) => ({ url: enterUrl(next), turn: turn + 1 }))
  }
  /** Changes the running world; the page is told to ask the gateway again. */
  const apply = (next: HarnessState, patch: Parameters<typeof patchWorld>[0]): void => {
    show(next)
    patchWorld(patch).then(
      () => inspector.current?.ask({ ask: 'refresh' }),
      (error: unknown) => setFailure(String(error)),
    )
  }

  return (
    <div className="harness">
      <section className="stage" aria-label="Phone">
        <div className="phone">
          <iframe key={entered.turn} title="The site" src={entered.url} />
        </div>
      </section>
      <aside className="panel" aria-label="Controls">
        <header>
          <h1>Foyer harness</h1>
          <button type="button" onClick={() => enter(state)}>
            Restart
          </button>
          <button type="button" onClick={() => void navigator.clipboard.writeText(location.href)}>
            Copy link
          </button>
        </header>
        {failure ? <p role="alert">{failure}</p> : null}
        {options ? (
          <Panel state={state} options={options} plugins={plugins} enter={enter} apply={apply} />
        ) : (
          <p>Loading…</p>
        )}
        <PluginList plugins={plugins} />
      </aside>
    </div>
  )
}
