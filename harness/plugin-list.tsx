import type { ReactNode } from 'react'
import type { PluginReport } from '../kernel/inspection/channel.ts'

/** Every plugin as the page in the frame has it: state, and what its gate said. */
export function PluginList({ plugins }: { readonly plugins: readonly PluginReport[] }): ReactNode {
  return (
    <section aria-label="Plugins" className="plugins">
      <h2>Plugins</h2>
      {plugins.length === 0 ? <p>The page has not reported yet.</p> : null}
      <ul>
        {plugins.map(({ id, title, state, reasons }) => (
          <li key={id} data-state={state}>
            <strong>{title}</strong> <code>{id}</code>
            <span className="state">{state}</span>
            {reasons.length > 0 ? (
              <small>{reasons.map(({ gate, state: said }) => `${gate} ${said}`).join(' · ')}</small>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
