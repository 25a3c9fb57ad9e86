import { type ReactNode, useEffect, useState } from 'react'
import { Choice } from '../panel/choice.tsx'
import { SettingsForm } from '../plugins/settings-form.tsx'
import { readChoices, writeChoices } from './choices.ts'
import { FactLists } from './fact-lists.tsx'
import { RunState } from './run-state.tsx'
import type { StageReport } from './stage-report.ts'
import { useStage } from './use-stage.ts'
import '../plugins/plugin-list.css'
import './alone.css'

/** One plugin alone, in a frame of a phone's width, with fakes for what it needs, and its settings. */
export function Alone({ plugin }: { readonly plugin: string }): ReactNode {
  const [choices, setChoices] = useState(() => readChoices(location.search))
  const { frame, report, refused, onLoad, apply, restart, stop } = useStage(choices)
  useEffect(() => {
    history.replaceState(null, '', writeChoices(location.search, choices))
  }, [choices])
  const title = report?.title ?? plugin
  useEffect(() => {
    document.title = `${title}, alone`
  }, [title])
  const { components = [], languages = [] } = report ?? {}
  const showsNothing = report?.state === 'running' && components.length === 0 && !report.showsOverlay
  return (
    <div className="alone">
      <main className="alone-stage">
        {showsNothing ? (
          <p className="note alone-empty">
            This plugin shows nothing; <a href="#adds">see what it adds</a>.
          </p>
        ) : null}
        <iframe
          ref={frame}
          title={`What ${title} shows`}
          src={`/__harness/alone/stage.html?alone=${encodeURIComponent(plugin)}`}
          onLoad={onLoad}
          hidden={showsNothing}
        />
      </main>
      <aside className="alone-panel" aria-label="The plugin">
        <header>
          <h1>{title}</h1>
          <a href={location.pathname}>The whole site</a>
        </header>
        <p className="alone-id">
          <code>{plugin}</code>
        </p>
        <RunState report={report} onRestart={restart} onStop={stop} />
        {report?.state === 'unknown' ? null : (
          <>
            <div className="alone-choices">
              {components.length > 1 ? (
                <Choice
                  label="Component"
                  value={shownOf(choices.component, components)}
                  choices={components.map((name) => [name, name])}
                  onChoose={(component) => setChoices({ ...choices, component })}
                />
              ) : null}
              <Choice
                label="Language"
                value={choices.language}
                choices={[...new Set([...languages, choices.language])].map((code) => [code, code])}
                {...(report && languages.length === 0 && { unavailable: 'It has no texts of its own.' })}
                onChoose={(code) => setChoices({ ...choices, language: code as typeof choices.language })}
              />
              <Choice
                label="Session"
                value={choices.session}
                choices={[
                  ['member', 'A member'],
                  ['guest', 'A guest'],
                ]}
                onChoose={(session) =>
                  setChoices({ ...choices, session: session === 'guest' ? 'guest' : 'member' })
                }
              />
            </div>
            {report ? (
              <section className="card alone-settings" aria-label="Settings">
                <h2>Settings</h2>
                <SettingsPart report={report} title={title} refused={refused} apply={apply} />
              </section>
            ) : null}
            {report ? <FactLists report={report} /> : null}
          </>
        )}
      </aside>
    </div>
  )
}

const shownOf = (wanted: string | undefined, components: readonly string[]): string =>
  wanted !== undefined && components.includes(wanted) ? wanted : (components[0] ?? '')

interface SettingsPartProps extends Pick<ReturnType<typeof useStage>, 'refused' | 'apply'> {
  readonly report: StageReport
  readonly title: string
}
function SettingsPart({ report: { form, state }, title, refused, apply }: SettingsPartProps): ReactNode {
  if (!form) return <p className="note">{state === 'starting' ? 'Loading…' : 'It has no settings.'}</p>
  return (
    <SettingsForm
      title={title}
      busy={state === 'starting'}
      load={() => Promise.resolve(form)}
      refused={refused}
      submit="Start with these settings"
      onPropose={(_before, after) => apply(after)}
    />
  )
}
