import type { PluginState } from '@foyer/sdk'
import { type ReactNode, useState } from 'react'
import { formatExplanation } from '../../kernel/host/tooling/format-explanation.ts'
import type { RefusedSetting } from '../../kernel/host/tooling/plan-settings.ts'
import type { Words } from '../../kernel/host/tooling/words.ts'
import type { PluginReport, SettingsForm as Form } from '../../kernel/inspection/channel.ts'
import { PluginDetails } from './plugin-details.tsx'
import { SettingsForm } from './settings-form.tsx'
import './plugin-list.css'

type Settings = Readonly<Record<string, unknown>>
interface Props {
  readonly plugins: readonly PluginReport[]
  readonly words: Words
  /** Changes whenever settings have changed. */
  readonly revision: number
  /** A change is being applied. */
  readonly busy: boolean
  readonly refused: readonly RefusedSetting[]
  readonly loadForm: (plugin: string) => Promise<Form>
  readonly onSettings: (plugin: string, before: Settings, after: Settings) => void
  /** Proposed changes: whether a plugin is disabled, by id. */
  readonly disabled: Readonly<Record<string, boolean>>
  readonly onDisable: (plugin: string, disabled: boolean) => void
  readonly onRestart: (plugin: string) => void
}

/** Every plugin of the page in the frame: its state with the reason, dependencies, contributions and settings. */
export const PluginList = ({ plugins, ...actions }: Props): ReactNode => (
  <section aria-label="Plugins" className="plugins">
    <h2>Plugins</h2>
    {plugins.length === 0 ? <p className="note">The page has not reported yet.</p> : null}
    <ul>
      {plugins.map((plugin) => (
        <PluginItem key={plugin.id} plugin={plugin} {...actions} />
      ))}
    </ul>
  </section>
)

/** States that are not told by the code's own word. */
const STATE_WORDS: Readonly<Partial<Record<PluginState, string>>> = {
  registered: 'ready',
  activating: 'starting',
  waiting: 'starting',
  disposing: 'stopping',
  quarantined: 'stopped',
}

function PluginItem({
  plugin,
  words,
  revision,
  busy,
  refused,
  disabled,
  loadForm,
  onSettings,
  onDisable,
  onRestart,
}: Omit<Props, 'plugins'> & { readonly plugin: PluginReport }): ReactNode {
  const [open, setOpen] = useState<'settings' | 'details'>()
  const { id, title, chain, hasSettings, locked } = plugin
  const enabled = !(disabled[id] ?? plugin.disabled)
  const state = chain[0]?.state ?? 'off'
  const toggle = (part: 'settings' | 'details'): void => setOpen(open === part ? undefined : part)
  return (
    <li data-state={state} data-plugin={id}>
      <div className="head">
        <strong>{title}</strong>
        <span className="state">{STATE_WORDS[state] ?? state}</span>
        {locked ? (
          <small className="locked">always on</small>
        ) : (
          <input
            type="checkbox"
            role="switch"
            aria-label={title}
            aria-checked={enabled}
            checked={enabled}
            disabled={busy}
            data-proposed={id in disabled || undefined}
            onChange={({ target }) => onDisable(id, !target.checked)}
          />
        )}
      </div>
      <p className="why">{formatExplanation(chain, words)}</p>
      <div className="buttons">
        {state === 'quarantined' || state === 'failed' ? (
          <button
            type="button"
            disabled={busy}
            aria-label={`Run ${title} again`}
            onClick={() => onRestart(id)}
          >
            Run again
          </button>
        ) : null}
        {hasSettings ? (
          <button
            type="button"
            aria-label={`Settings of ${title}`}
            aria-expanded={open === 'settings'}
            onClick={() => toggle('settings')}
          >
            Settings
          </button>
        ) : null}
        <button
          type="button"
          aria-label={`Needs and adds of ${title}`}
          aria-expanded={open === 'details'}
          onClick={() => toggle('details')}
        >
          Needs and adds
        </button>
      </div>
      {open === 'settings' ? (
        <SettingsForm
          key={revision}
          busy={busy}
          title={title}
          load={() => loadForm(id)}
          refused={refused.filter((setting) => setting.plugin === id)}
          onPropose={(before, after) => onSettings(id, before, after)}
        />
      ) : null}
      {open === 'details' ? <PluginDetails plugin={plugin} words={words} /> : null}
    </li>
  )
}
