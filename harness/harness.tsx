import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { FailureInjection } from './failure-injection.tsx'
import { Credentials } from './credentials.tsx'
import { Deliveries } from './deliveries.tsx'
import { Faults } from './faults.tsx'
import { patchWorld, type StateOptions, stateOptions } from './gateway-client.ts'
import { startUrl, type HarnessState, readState, writeState } from './harness-state.ts'
import { connect, type Inspector, type PageView } from './inspector.ts'
import { MerchantConsole } from './merchant-console.tsx'
import { Messages } from './messages.tsx'
import { Reports } from './reports.tsx'
import { SiteControls } from './site-controls.tsx'
import { StatePanel } from './state-panel.tsx'

/** Failures can be injected into the site of the dev server and of the tests' own build only. */
const CAN_BREAK = import.meta.env.DEV || import.meta.env.MODE === 'sabotage'

/** The site in a phone frame, beside the panel that sets its state. */
export function Harness({ merchant }: { readonly merchant: string }): ReactNode {
  const [state, setState] = useState(() => readState(location.search, merchant))
  const [options, setOptions] = useState<StateOptions>()
  const [failure, setFailure] = useState<string>()
  const [view, setView] = useState<PageView>()
  const inspector = useRef<Inspector>(undefined)
  const page = useCallback(() => inspector.current, [])
  // The frame's last start address; changes that are applied live do not reload it.
  const [frame, setFrame] = useState(() => ({ url: startUrl(state), revision: 0 }))
  const showError = (error: unknown): void => setFailure(String(error))

  useEffect(() => {
    stateOptions().then(setOptions, showError)
    const connected = connect(setView)
    inspector.current = connected
    return () => connected.close()
  }, [])

  useEffect(() => history.replaceState(null, '', `?${writeState(state)}`), [state])

  const { switches: known = {}, disabled: disabledByProfile = [] } =
    options?.merchants.find(({ id }) => id === state.merchant) ?? {}
  /** Makes a new world of the state and loads it in the frame. */
  const start = (next: HarnessState): void => {
    // Another merchant has another host.
    if (next.merchant !== merchant) return location.assign(`?${writeState(next)}`)
    inspector.current?.forget()
    setState(next)
    setFrame(({ revision }) => ({ url: startUrl(next), revision: revision + 1 }))
  }
  const setFault = (endpoint: string, fault: string | undefined): void => {
    setState((now) => {
      const { [endpoint]: _, ...others } = now.faults
      return { ...now, faults: fault ? { ...others, [endpoint]: fault } : others }
    })
    patchWorld({ faults: { [endpoint]: fault ?? null } }).catch(showError)
  }
  /** The address contains the switches and disabled plugins that differ from the merchant's profile. */
  const noteApplied = (applied: Pick<HarnessState, 'switches' | 'disabled'>): void =>
    setState((now) => {
      const switches = Object.entries({ ...now.switches, ...applied.switches })
      const disabled = Object.entries({ ...now.disabled, ...applied.disabled })
      return {
        ...now,
        switches: Object.fromEntries(switches.filter(([name, on]) => known[name] !== on)),
        disabled: Object.fromEntries(disabled.filter(([id, off]) => disabledByProfile.includes(id) !== off)),
      }
    })

  return (
    <div className="harness">
      <section className="stage" aria-label="Phone">
        <div className="phone">
          <iframe key={frame.revision} title="The site" src={frame.url} />
        </div>
      </section>
      <aside className="panel" aria-label="Controls">
        <header>
          <h1>Foyer harness</h1>
          <button type="button" onClick={() => start(state)}>
            Restart
          </button>
          <button type="button" onClick={() => void navigator.clipboard.writeText(location.href)}>
            Copy link
          </button>
        </header>
        {failure ? <p role="alert">{failure}</p> : null}
        {options ? <StatePanel state={state} options={options} onChange={start} /> : <p>Loading…</p>}
        {options ? <SiteControls state={state} options={options} onChange={start} /> : null}
        <Messages />
        <MerchantConsole
          key={frame.revision}
          view={view}
          known={{ ...known, ...state.switches }}
          inspector={page}
          onApplied={noteApplied}
        />
        <Deliveries inspector={page} />
        <Reports merchant={state.merchant} />
        {options ? <Faults state={state} options={options} setFault={setFault} /> : null}
        {options && CAN_BREAK ? (
          <FailureInjection state={state} options={options} plugins={view?.plugins ?? []} start={start} />
        ) : null}
        {options ? <Credentials {...options} /> : null}
      </aside>
    </div>
  )
}
