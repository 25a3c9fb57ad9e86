import type { ReactNode } from 'react'
import { Choice } from './choice.tsx'
import type { StateOptions } from './gateway-client.ts'
import type { HarnessState, SiteParameters } from './harness-state.ts'

interface Props {
  readonly state: HarnessState
  readonly options: StateOptions
  readonly onChange: (next: HarnessState) => void
}
type Opening = Pick<SiteParameters, 'maintenance' | 'maintenanceEnd' | 'region'>

const TWO_HOURS_MS = 2 * 3_600_000
const OPEN: Opening = { maintenance: '', maintenanceEnd: '', region: '' }

const OPENINGS: Readonly<Record<string, () => Partial<Opening>>> = {
  maintenance: () => ({ maintenance: '1' }),
  until: () => ({ maintenance: '1', maintenanceEnd: String(Date.now() + TWO_HOURS_MS) }),
  region: () => ({ region: '1' }),
}

const openingOf = ({ maintenance, maintenanceEnd, region }: Opening): string =>
  region ? 'region' : maintenance ? (maintenanceEnd ? 'until' : 'maintenance') : ''

/** Controls of maintenance and region, and of the gateway's answers. */
export function SiteControls({ state, options, onChange }: Props): ReactNode {
  const { site } = state
  const set = (part: Partial<SiteParameters>): void => onChange({ ...state, site: { ...site, ...part } })
  return (
    <details className="card" open={Object.values(site).some(Boolean)}>
      <summary>Site</summary>
      <div className="faults">
        <Choice
          label="Opening"
          value={openingOf(site)}
          choices={[
            ['', 'open'],
            ['maintenance', 'maintenance'],
            ['until', 'maintenance for two hours'],
            ['region', 'closed to this region'],
          ]}
          onChoose={(opening) => set({ ...OPEN, ...OPENINGS[opening]?.() })}
        />
        <Choice
          label="Status"
          value={site.status}
          choices={[['', 'answered'], ...options.statusRefusals.map((code) => [code, code] as const)]}
          onChoose={(status) => set({ status })}
        />
        <Choice
          label="Other domains"
          value={site.domains}
          choices={[['', 'as usual'], ...options.domains.map((mood) => [mood, mood] as const)]}
          onChoose={(domains) => set({ domains })}
        />
      </div>
    </details>
  )
}
