import { type CSSProperties, type ReactNode, useState } from 'react'
import {
  POP_UP_TOOLS,
  type PopUpAnswer,
  type PopUpReport,
  type PopUpTools,
} from '../../plugins/popups/contract.ts'
import type { Inspector, PageView } from '../panel/inspector.ts'
import { popUpTimeline } from './pop-up-timeline.ts'
import { useInspected } from '../panel/use-inspected.ts'
import { PanelTable } from '../panel/panel-table.tsx'
import './pop-up-console.css'

const ask = (page: Inspector): Promise<unknown> =>
  page.call('tool', { token: POP_UP_TOOLS, method: 'reports', args: [] })
const NONE: readonly PopUpReport[] = []
const HOME = '/m/home'
const MS_PER_HOUR = 3_600_000

interface Props {
  readonly view: PageView | undefined
  readonly inspector: () => Inspector | undefined
}

/** For the merchant: what became of each pop-up, what a player would see now and why not the others. */
export function PopUpConsole(props: Props): ReactNode {
  return (
    <LazyCard title="Pop-ups">
      <PopUps {...props} />
    </LazyCard>
  )
}

function PopUps({ view, inspector }: Props): ReactNode {
  const reports = useInspected(inspector, ask, NONE)
  const [player, setPlayer] = useState<'current' | 'guest'>('current')
  const [hours, setHours] = useState(0)
  const [answers, setAnswers] = useState<readonly PopUpAnswer[]>()
  const [note, setNote] = useState<string>()

  const explain = (): void => {
    const question = { player, path: HOME, now: Date.now() + hours * MS_PER_HOUR }
    const asking = inspector()?.call('tool', { token: POP_UP_TOOLS, method: 'explain', args: [question] })
    Promise.resolve(asking).then(
      (answer) => {
        // The token belongs to a service of this type.
        const given = answer as Awaited<ReturnType<PopUpTools['explain']>> | undefined
        setAnswers(given)
        setNote(given ? undefined : 'The page shows no pop-ups.')
      },
      (error: unknown) => setNote(String(error)),
    )
  }
  const asksConsent = (view?.plugins ?? []).some(
    ({ id, chain }) => id === 'tracking.consent' && chain[0]?.state === 'active',
  )

  if (!reports) return <p className="note">Loading…</p>
  return (
    <>
      <h3>This visit</h3>
      {reports.length === 0 ? <p className="note">No pop-ups: the page is not the home screen.</p> : null}
      {reports.length > 0 ? <ReportTable reports={reports} /> : null}
      <h3>What a player would see</h3>
      <div className="buttons">
        <label>
          Player{' '}
          <select
            value={player}
            onChange={({ target }) => setPlayer(target.value === 'guest' ? 'guest' : 'current')}
          >
            <option value="current">of this page</option>
            <option value="guest">not logged in</option>
          </select>
        </label>
        <label>
          in{' '}
          <input
            type="number"
            min={0}
            value={hours}
            onChange={({ target }) => setHours(Math.max(0, target.valueAsNumber || 0))}
          />{' '}
          hours
        </label>
        <button type="button" onClick={explain}>
          Explain
        </button>
      </div>
      <output className="note">{note}</output>
      {answers ? <Timeline answers={answers} banner={asksConsent} /> : null}
    </>
  )
}

const ReportTable = ({ reports }: { readonly reports: readonly PopUpReport[] }): ReactNode => (
  <PanelTable label="Pop-ups of this visit" columns={['Pop-up', 'After', 'State', 'Why']}>
    {reports.map(({ key, plugin, delayMs, state, reason }) => (
      <tr key={key} title={plugin}>
        <td>{key}</td>
        <td>{delayMs / 1_000} s</td>
        <td>{state}</td>
        <td>{reason}</td>
      </tr>
    ))}
  </PanelTable>
)

interface TimelineProps {
  readonly answers: readonly PopUpAnswer[]
  readonly banner: boolean
}

const Timeline = ({ answers, banner }: TimelineProps): ReactNode => (
  <ol className="timeline" aria-label="What the visit meets">
    {popUpTimeline(answers, banner).map(({ key, start, shown, text }) => (
      <li key={key} data-shown={shown} style={{ '--start': start } as CSSProperties}>
        <strong>{key}</strong> {text}
      </li>
    ))}
  </ol>
)

interface LazyCardProps {
  readonly title: string
  /** What the card shows: it asks the page only while the card is open. */
  readonly children: ReactNode
}

/** A card of the panel whose content exists only while it is open. */
function LazyCard({ title, children }: LazyCardProps): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <details className="card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open ? children : null}
    </details>
  )
}
