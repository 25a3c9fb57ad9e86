import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Controls } from './state/controls.tsx'
import { FailureInjection } from './state/failure-injection.tsx'
import { FaultControls } from './state/fault-controls.tsx'
import { frameNotes, frameSize } from './state/frame-controls.ts'
import { playAgain } from './state/play-again.ts'
import { useFrameLook } from './state/use-frame-look.ts'
import { useHarnessState } from './state/use-harness-state.ts'
import { usePresets } from './state/use-presets.ts'
import { useStateOptions } from './state/use-state-options.ts'
import { Credentials } from './state/credentials.tsx'
import { Deliveries } from './tracking/deliveries.tsx'
import type { HarnessState } from './state/harness-state.ts'
import type { StateOptions } from './gateway-client.ts'
import { connect, type Inspector, type PageView } from './panel/inspector.ts'
import { MerchantConsole } from './console/merchant-console.tsx'
import { Messages } from './state/messages.tsx'
import { NativeBridge } from './tracking/native-bridge.tsx'
import { PanelHeader } from './panel/panel-header.tsx'
import { Phone } from './phone.tsx'
import { PopUpConsole } from './console/pop-up-console.tsx'
import { Reports } from './network/reports.tsx'
import { StateNotes } from './state/state-notes.tsx'
import { TrackingConsole } from './tracking/tracking-console.tsx'

/** Failures can be injected into the site of the dev server and of the tests' own build only. */
const CAN_BREAK = import.meta.env.DEV || import.meta.env.MODE === 'sabotage'

/** The site in a phone frame, beside the panel that sets its state. */
export function Harness({ merchant }: { readonly merchant: string }): ReactNode {
  const [options, setOptions] = useState<StateOptions>()
  const [failure, setFailure] = useState<string>()
  const [view, setView] = useState<PageView>()
  const inspector = useRef<Inspector>(undefined)
  const page = useCallback(() => inspector.current, [])
  const iframe = useRef<HTMLIFrameElement>(null)
  const frameWindow = useCallback(() => iframe.current?.contentWindow ?? undefined, [])
  const showError = (error: unknown): void => setFailure(String(error))
  const { state, frame, change, start, note, undo } = useHarnessState({
    merchant,
    options,
    onLeave: () => inspector.current?.forget(),
    onPatched(patch) {
      const document = iframe.current?.contentDocument
      if (document) playAgain(document, patch)
      inspector.current?.call('refresh', undefined).catch(showError)
    },
    onError: showError,
  })
  useStateOptions(state, setOptions, showError)
  const notes = [...(options?.notes ?? []), ...frameNotes(state.values)]
  const presets = usePresets(iframe, frame.revision)
  useFrameLook(iframe, frame.revision, state.values)

  useEffect(() => {
    const connected = connect(setView)
    inspector.current = connected
    return () => connected.close()
  }, [])

  const { switches: known = {}, disabled: disabledByProfile = [] } =
    options?.merchants.find(({ id }) => id === state.merchant) ?? {}
  /** The address contains the switches and disabled plugins that differ from the merchant's profile. */
  const noteApplied = (applied: Pick<HarnessState, 'switches' | 'disabled'>): void =>
    note((now) => {
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
      <Phone
        size={frameSize(state.values, options?.deviceSizes ?? {})}
        url={frame.url}
        revision={frame.revision}
        frame={iframe}
      />
      <aside className="panel" aria-label="Controls">
        <PanelHeader
          undo={undo}
          onReload={() => iframe.current?.contentWindow?.location.reload()}
          onRestart={() => start(state)}
        />
        {failure ? <p role="alert">{failure}</p> : null}
        <StateNotes
          state={state}
          notes={notes}
          plugins={view?.plugins ?? []}
          foreign={view?.foreign ?? []}
          canBreak={CAN_BREAK}
          isDev={import.meta.env.DEV}
        />
        {options ? (
          <Controls
            state={state}
            options={options}
            presets={presets.own}
            onSavePreset={presets.save}
            onChange={change}
          />
        ) : (
          <p>Loading…</p>
        )}
        {options ? <FaultControls state={state} options={options} onChange={change} /> : null}
        {options && CAN_BREAK ? (
          <FailureInjection state={state} options={options} plugins={view?.plugins ?? []} start={change} />
        ) : null}
        <Messages />
        <MerchantConsole
          key={frame.revision}
          view={view}
          known={{ ...known, ...state.switches }}
          inspector={page}
          onApplied={noteApplied}
        />
        <PopUpConsole view={view} inspector={page} />
        <TrackingConsole view={view} inspector={page} />
        <Deliveries inspector={page} />
        <NativeBridge page={frameWindow} />
        <Reports merchant={state.merchant} />
        {options ? <Credentials {...options} /> : null}
      </aside>
    </div>
  )
}
