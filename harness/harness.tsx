import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ConsoleTab } from './console/console-tab.tsx'
import { EventsTab } from './events/events-tab.tsx'
import type { StateOptions, WorldPatch } from './gateway-client.ts'
import { NetworkTab } from './network/network-tab.tsx'
import { connect, type Inspector, type PageView } from './panel/inspector.ts'
import { addressNotes, usePanelTab } from './panel/panel-address.ts'
import { PanelHeader } from './panel/panel-header.tsx'
import { Tabs } from './panel/tabs.tsx'
import { Phone } from './phone.tsx'
import { hasFailed } from './plugins/failed-plugins.ts'
import { PluginsTab } from './plugins/plugins-tab.tsx'
import { differences } from './state/differences.ts'
import { frameNotes, frameSize } from './state/frame-controls.ts'
import type { HarnessState } from './state/harness-state.ts'
import { StateNotes } from './state/state-notes.tsx'
import { StateTab } from './state/state-tab.tsx'
import { useForeignReload } from './state/use-foreign-reload.ts'
import { useFrameLook } from './state/use-frame-look.ts'
import { useHarnessState } from './state/use-harness-state.ts'
import { usePresets } from './state/use-presets.ts'
import { useStateOptions } from './state/use-state-options.ts'
import { TrackingTab } from './tracking/tracking-tab.tsx'
import { PLAY_SCRIPT } from '../mocks/gateway/constants.ts'

/** What it plays to a running page. */
const PLAYED = ['clock', 'storage'] as const

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
  // Another tab is another address.
  usePanelTab()
  const notes = [...(options?.notes ?? []), ...frameNotes(state.values), ...addressNotes(location.hash)]
  const presets = usePresets(iframe, frame.revision)
  useFrameLook(iframe, frame.revision, state.values)
  const reload = useCallback(() => iframe.current?.contentWindow?.location.reload(), [])
  useForeignReload(state.values['foreign'], reload)

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
        <PanelHeader undo={undo} onReload={reload} onRestart={() => start(state)} />
        {failure ? <p role="alert">{failure}</p> : null}
        <StateNotes
          state={state}
          notes={notes}
          plugins={view?.plugins ?? []}
          foreign={view?.foreign ?? []}
          canBreak={CAN_BREAK}
          isDev={import.meta.env.DEV}
        />
        <Tabs
          label="Tools"
          tabs={{
            state: {
              title: 'State',
              badge: options ? differences(state, options).length : 0,
              badgeTitle: 'not at their default',
              content: (
                <StateTab
                  state={state}
                  options={options}
                  view={view}
                  presets={presets.own}
                  canBreak={CAN_BREAK}
                  onSavePreset={presets.save}
                  onChange={change}
                />
              ),
            },
            plugins: {
              title: 'Plugins',
              badge: view?.plugins.filter(hasFailed).length ?? 0,
              badgeTitle: 'failed',
              isBad: true,
              content: (
                <PluginsTab
                  view={view}
                  inspector={page}
                  frame={frameWindow}
                  onDisabled={(disabled) => noteApplied({ switches: {}, disabled })}
                />
              ),
            },
            events: { title: 'Events', content: <EventsTab inspector={page} /> },
            network: { title: 'Network', content: <NetworkTab merchant={state.merchant} /> },
            tracking: {
              title: 'Tracking',
              content: <TrackingTab view={view} inspector={page} page={frameWindow} />,
            },
            console: {
              title: 'Console',
              content: (
                <ConsoleTab
                  key={frame.revision}
                  view={view}
                  known={{ ...known, ...state.switches }}
                  inspector={page}
                  onApplied={noteApplied}
                />
              ),
            },
          }}
        />
      </aside>
    </div>
  )
}

/** Lets the running page see what a patch of its world has changed for its browser. */
function playAgain(document: Document, { scenarios = {} }: WorldPatch): void {
  if (!PLAYED.some((name) => Object.hasOwn(scenarios, name))) return
  const script = document.createElement('script')
  script.src = `${PLAY_SCRIPT}?${String(Date.now())}`
  script.addEventListener('load', () => script.remove())
  document.head.append(script)
}
