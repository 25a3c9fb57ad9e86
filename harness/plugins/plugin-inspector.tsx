import { type ReactNode, Suspense } from 'react'
import type { PluginReport } from '../../kernel/inspection/channel.ts'
import { ErrorList } from './error-list.tsx'
import { ledgerLines } from './ledger-lines.ts'
import { bytesText, type PluginBytes } from './plugin-bytes.ts'
import { PluginGraph } from './plugin-graph.tsx'
import type { PluginRow } from './plugin-rows.ts'
import type { PluginActions } from './use-plugin-actions.ts'
import './plugin-inspector.css'
import './plugin-list.css'

interface Props {
  readonly row: PluginRow
  readonly plugins: readonly PluginReport[]
  readonly bytes: PluginBytes | undefined
  readonly actions: PluginActions
}

/** Everything that the page knows of one plugin, and what can be done with it (HA-03). */
export function PluginInspector({ row, plugins, bytes, actions }: Props): ReactNode {
  const { report, state, why } = row
  const { id, title, start, services, contributes, ledger, errors, origins } = report
  const provided = services.map(({ token, provider, optional }) => [
    token,
    `${provider ?? (token.startsWith('kernel.') ? 'the kernel' : 'nobody')}${optional ? ', optional' : ''}`,
  ])
  return (
    <section aria-label={title} className="detail" data-state={state}>
      <header>
        <h2>
          {title} <code>{id}</code>
        </h2>
        <span className="state">{state}</span>
      </header>
      <p>{why}</p>
      <Actions report={report} state={state} actions={actions} />
      <dl className="facts">
        <div>
          <dt>Start</dt>
          <dd>
            {start
              ? `${start.loadMs} ms to load, ${start.startMs} ms to run, ${Math.round(start.at)} ms after the page began`
              : 'It has not run.'}
          </dd>
        </div>
        <div>
          <dt>Bytes</dt>
          <dd>{bytes ? bytesText(bytes) : 'No file of its own has been loaded.'}</dd>
        </div>
        {origins.length > 0 && (
          <div>
            <dt>Reaches</dt>
            <dd>{origins.join(', ')}</dd>
          </div>
        )}
      </dl>
      {errors.length > 0 && (
        <>
          <h3>Errors</h3>
          <Suspense fallback={<p className="note">Loading…</p>}>
            <ErrorList errors={errors} />
          </Suspense>
        </>
      )}
      <List title="Ledger" lines={ledgerLines(ledger)} none="Nothing of it is at work in the page." />
      <List title="Contributions" lines={contributes} none="It adds nothing." />
      <List
        title="Services"
        lines={provided.map(([token, by]) => `${token}: ${by}`)}
        none="It uses no service."
      />
      <h3>Graph</h3>
      <PluginGraph plugins={plugins} focus={id} />
    </section>
  )
}

function Actions({
  report: { id, title, disabled, locked, chain },
  state,
  actions: { run, busy, problems, done },
}: Pick<Props, 'actions'> & { readonly report: PluginReport; readonly state: string }): ReactNode {
  const stopped = chain[0]?.quarantined === true
  const runs = state === 'active'
  return (
    <>
      <div className="buttons">
        <button
          type="button"
          disabled={busy || locked}
          onClick={() => run(disabled ? 'turn on' : 'turn off', id)}
        >
          {disabled ? 'Turn on' : 'Turn off'}
        </button>
        <button
          type="button"
          disabled={busy || locked || !(runs || stopped || state === 'failed')}
          onClick={() => run('restart', id)}
        >
          Restart
        </button>
        <button type="button" disabled={busy || locked || stopped} onClick={() => run('quarantine', id)}>
          Quarantine
        </button>
        {locked && <span className="note">The site cannot do without it.</span>}
      </div>
      {done?.plugin === id && problems.length === 0 && <output className="note">{DONE[done.action]}</output>}
      {done?.plugin === id && problems.length > 0 && (
        <div role="alert">
          {problems.map(({ code, plugin, detail, remedy }) => (
            <p key={code + plugin}>
              <code>{code}</code> {plugin === id ? title : plugin}: {detail} {remedy}
            </p>
          ))}
        </div>
      )}
    </>
  )
}

const DONE = {
  'turn off': 'It is off, here and at the gateway.',
  'turn on': 'It is on, here and at the gateway.',
  restart: 'It was stopped and started.',
  quarantine: 'It is stopped until the page is loaded again, or it is restarted.',
} as const

interface ListProps {
  readonly title: string
  readonly lines: readonly string[]
  readonly none: string
}

const List = ({ title, lines, none }: ListProps): ReactNode => (
  <details className="fold" open={lines.length > 0 && lines.length <= 8}>
    <summary>
      {title} ({lines.length})
    </summary>
    {lines.length === 0 ? (
      <p className="note">{none}</p>
    ) : (
      <ul>
        {lines.map((line, at) => (
          <li key={`${line} ${at}`}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    )}
  </details>
)
