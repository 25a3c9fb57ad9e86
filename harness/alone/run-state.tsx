import type { ReactNode } from 'react'
import type { StageReport } from './stage-report.ts'

interface Props {
  /** Absent until the frame has loaded. */
  readonly report: StageReport | undefined
  readonly onRestart: () => void
  readonly onStop: () => void
}

const WORDS: Readonly<Record<StageReport['state'], string>> = {
  starting: 'Starting',
  running: 'Running',
  failed: 'Failed',
  stopped: 'Stopped',
  unknown: 'Not found',
}
/** The colours of the plugin list. */
const TONES: Partial<Record<StageReport['state'], string>> = {
  running: 'active',
  failed: 'failed',
  unknown: 'failed',
}

/** Whether the plugin runs, why not, and what it left behind once it was disposed. */
export function RunState({ report, onRestart, onStop }: Props): ReactNode {
  const { state = 'starting', failure, withoutOptions, leftovers } = report ?? {}
  return (
    <section className="alone-state" aria-label="State">
      <p data-state={TONES[state]} aria-live="polite">
        <span className="state">{WORDS[state]}</span>
      </p>
      {failure ? (
        <div role="alert">
          <p>{failure.message}</p>
          {failure.remedy === undefined ? null : <p>What to do: {failure.remedy}</p>}
        </div>
      ) : null}
      {withoutOptions === undefined ? null : (
        <p className="note">
          Without the fakes and settings of its conformance.ts, which runs in tests only: {withoutOptions}
        </p>
      )}
      <div className="buttons">
        {state === 'running' ? (
          <button type="button" onClick={onStop}>
            Dispose
          </button>
        ) : null}
        {state === 'unknown' ? null : (
          <button type="button" disabled={state === 'starting'} onClick={onRestart}>
            {state === 'failed' ? 'Try again' : state === 'stopped' ? 'Start' : 'Restart'}
          </button>
        )}
      </div>
      <div aria-live="polite">{leftovers ? <Leftovers left={leftovers} /> : null}</div>
    </section>
  )
}

function Leftovers({ left }: { readonly left: readonly string[] }): ReactNode {
  if (left.length === 0) return <p>It left nothing behind.</p>
  return (
    <>
      <p>It left behind:</p>
      <ul className="alone-left">
        {left.map((what, at) => (
          // eslint-disable-next-line react/no-array-index-key -- two may read alike
          <li key={at}>
            <code>{what}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
