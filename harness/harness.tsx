import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Breaks } from './breaks.tsx'
import { Credentials } from './credentials.tsx'
import { Faults } from './faults.tsx'
import { patchWorld, type StateOptions, stateOptions } from './gateway-client.ts'
import { enterUrl, type HarnessState, readState, writeState } from './harness-state.ts'
import { connect, type Inspector, type PageView } from './inspector.ts'
import { MerchantConsole } from './merchant-console.tsx'
import { Messages } from './messages.tsx'
import { SiteControls } from './site-controls.tsx'
import { StatePanel } from './state-panel.tsx'

/** The site that is served beside this harness can be told to fail: the dev server's, and the tests' own build. */
const CAN_BREAK = import.meta.env.DEV || import.meta.env.MODE === 'sabotage'

/** The site in a phone frame, beside the panel that sets its state. */
export function Harness({ merchant }: { readonly merchant: string }): ReactNode {
  const [state, setState] = useState(() => readState(location.search, merchant))
  const [options, setOptions] = useState<StateOptions>()
  const [failure, setFailure] = useState<string>()
  const [view, setView] = useState<PageView>()
  const inspector = useRef<Inspector>(undefined)
  // What the frame was last sent to; changes that are applied live do not move it.
  const [entered, setEntered] = useState(() => ({ url: enterUrl(state), turn: 0 }))
  const tell = (error: unknown): void => setFailure(String(error))

  useEffect(() => {
    stateOptions().then(setOptions, tell)
    const connected = connect(setView)
    inspector.current = connected
    return () => connected.close()
  }, [])

  useEffect(() => history.replaceState(null, '', `?${writeState(state)}`), [state])

  const known = options?.merchants.find(({ id }) => id === state.merchant)?.switches ?? {}
  /** Makes a new world of the state and sends the frame there. */
  const enter = (next: HarnessState): void => {
    // another merchant is another host
    if (next.merchant !== merchant) return location.assign(`?${writeState(next)}`)
    inspector.current?.forget()
    setState(next)
    setEntered(({ turn }) => ({ url: enterUrl(next), turn: turn + 1 }))
  }
  const setFault = (endpoint: string, fault: string | undefined): void => {
    setState((now) => {
      const { [endpoint]: _, ...others } = now.faults
      return { ...now, faults: fault ? { ...others, [endpoint]: fault } : others }
    })
    patchWorld({ faults: { [endpoint]: fault ?? null } }).catch(tell)
  }
  /** What differs from the merchant's profile stands in the address. */
  const noteSwitches = (applied: HarnessState['switches']): void =>
    setState((now) => {
      const turned = Object.entries({ ...now.switches, ...applied })
      return { ...now, switches: Object.fromEntries(turned.filter(([name, on]) => known[name] !== on)) }
    })

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
        {options ? <StatePanel state={state} options={options} enter={enter} /> : <p>Loading…</p>}
        {options ? <SiteControls state={state} options={options} enter={enter} /> : null}
        <Messages />
        <MerchantConsole
          key={entered.turn}
          view={view}
          known={{ ...known, ...state.switches }}
          inspector={() => inspector.current}
          onApplied={({ switches }) => noteSwitches(switches)}
        />
        {options ? <Faults state={state} options={options} setFault={setFault} /> : null}
        {options && CAN_BREAK ? (
          <Breaks state={state} options={options} plugins={view?.plugins ?? []} enter={enter} />
        ) : null}
        {options ? <Credentials {...options} /> : null}
      </aside>
    </div>
  )
}
