import type { ReactNode } from 'react'
import type { StateOptions } from '../gateway-client.ts'
import type { PageView } from '../panel/inspector.ts'
import { usePanelParameter } from '../panel/panel-address.ts'
import { SearchBar } from '../panel/search-bar.tsx'
import { ChangedList } from './changed-list.tsx'
import { Controls } from './controls.tsx'
import { Credentials } from './credentials.tsx'
import { differences } from './differences.ts'
import { FailureInjection } from './failure-injection.tsx'
import { FaultControls } from './fault-controls.tsx'
import type { HarnessState } from './harness-state.ts'
import { Messages } from './messages.tsx'
import { PresetBar } from './preset-bar.tsx'
import type { Preset } from './presets.ts'

interface Props {
  readonly state: HarnessState
  readonly options: StateOptions | undefined
  readonly view: PageView | undefined
  readonly presets: readonly Preset[]
  /** Plugins can be made to fail in this build of the site. */
  readonly canBreak: boolean
  readonly onSavePreset: (preset: Preset) => void
  readonly onChange: (next: HarnessState) => void
}

/** The state of gateway, browser and frame: presets, what differs from the default, and every control (HA-02). */
export function StateTab({
  state,
  options,
  view,
  presets,
  canBreak,
  onSavePreset,
  onChange,
}: Props): ReactNode {
  const [text, setFind] = usePanelParameter('find')
  if (!options) return <p className="note">Loading…</p>
  const find = text.trim()
  const shared = { state, options, find, onChange }
  return (
    <>
      <SearchBar
        label="Search the controls"
        placeholder="Search: balance, iOS, slow, auth.login…"
        find={text}
        onFind={setFind}
      />
      <PresetBar state={state} own={presets} onChoose={onChange} onSave={onSavePreset} />
      <ChangedList differences={differences(state, options)} onChange={onChange} />
      <Controls {...shared} />
      <FaultControls {...shared} />
      {canBreak ? <FailureInjection {...shared} plugins={view?.plugins ?? []} /> : null}
      <Messages />
      <Credentials {...options} />
    </>
  )
}
