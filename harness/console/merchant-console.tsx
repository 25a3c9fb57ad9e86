import { type ReactNode, useState } from 'react'
import { formatExplanation } from '../../kernel/host/tooling/format-explanation.ts'
import { matchText } from '../state/match-text.ts'
import { ChangeHistory } from './change-history.tsx'
import { proposalOf } from './console-state.ts'
import { consoleWords } from './console-words.ts'
import { ExportStatus } from './export-status.tsx'
import { importProposal } from './import-proposal.ts'
import { ImportStatus } from './import-status.tsx'
import { ForeignList } from '../plugins/foreign-list.tsx'
import type { Inspector, PageView } from '../panel/inspector.ts'
import { listSwitches } from './list-switches.ts'
import { PlanCard } from './plan-card.tsx'
import { PluginList } from '../plugins/plugin-list.tsx'
import { isNothing, type Proposal, withDisabled, withRestart, withSettings, withSwitch } from './proposal.ts'
import type { ImportedStatus } from './read-status.ts'
import { Switches } from './switches.tsx'
import { switchEffect } from './switch-words.ts'
import { undoProposal } from './undo.ts'
import { useConsole } from './use-console.ts'
import './console.css'

interface Props {
  /** Absent until the page has reported. */
  readonly view: PageView | undefined
  /** The switches of the merchant's profile, until the page has reported. */
  readonly known: Readonly<Record<string, boolean>>
  readonly inspector: () => Inspector | undefined
  /** What is searched; empty: nothing. */
  readonly find: string
  readonly onApplied: (proposal: Proposal) => void
}

/** Switches and settings of the merchant: proposed, planned, applied live, and rolled back on failure (HA-04). */
export function MerchantConsole({ view, known, inspector, find, onApplied }: Props): ReactNode {
  const [autoApply, setAutoApply] = useState(false)
  /** Counts applied changes, so that open forms then show the current settings. */
  const [revision, setRevision] = useState(0)
  const { state, history, propose, apply, discard } = useConsole(inspector, (applied) => {
    setRevision((before) => before + 1)
    onApplied(applied)
  })
  const proposal = proposalOf(state)
  const switches = listSwitches(view, known)
  const isOn = (name: string): boolean => switches.some((each) => each.name === name && each.on)
  const plugins = view?.plugins ?? []
  const isDisabled = (plugin: string): boolean =>
    plugins.some(({ id, disabled }) => id === plugin && disabled)
  const busy = state.kind === 'applying'
  const importStatus = async (status: ImportedStatus): Promise<readonly string[]> => {
    const known = Object.keys(status.settings).filter((plugin) => plugins.some(({ id }) => id === plugin))
    const forms = await Promise.all(
      known.map(async (plugin) => [plugin, (await inspector()?.call('form', plugin))?.values ?? {}] as const),
    )
    const imported = importProposal(status, { isOn, plugins, settings: Object.fromEntries(forms) })
    propose(imported.proposal, autoApply)
    return isNothing(imported.proposal)
      ? [...imported.notes, 'Everything else is so already.']
      : imported.notes
  }
  const words = consoleWords(plugins)
  return (
    <section aria-label="Merchant’s console" className="console">
      <h2>Merchant’s console</h2>
      <label className="auto-apply">
        <input type="checkbox" checked={autoApply} onChange={({ target }) => setAutoApply(target.checked)} />
        Apply at once, without asking
      </label>
      <Switches
        switches={switches.filter(
          ({ name, title, on }) =>
            find === '' || matchText(find, [name, title, switchEffect(name, on) ?? '', on ? 'on' : 'off']),
        )}
        proposed={proposal.switches}
        reported={view !== undefined}
        disabled={!view || busy}
        onToggle={(name, on) => propose(withSwitch(proposal, name, on, isOn(name)), autoApply)}
      />
      <PlanCard
        state={state}
        plugins={plugins}
        words={words}
        onApply={() => {
          if (state.kind === 'planned') apply(state.proposal, state.plan)
        }}
        onPlanAgain={(again) => propose(again, false)}
        onDiscard={discard}
      />
      <ChangeHistory
        history={history}
        words={words}
        busy={busy}
        undoOf={({ proposal: applied }) => undoProposal(applied, { isOn, isDisabled })}
        onUndo={(undo) => propose(undo, autoApply)}
      />
      <ExportStatus key={revision} />
      <ImportStatus disabled={!view || busy} onImport={importStatus} />
      <ForeignList foreign={view?.foreign ?? []} />
      <PluginList
        plugins={
          find === ''
            ? plugins
            : plugins.filter(({ id, title, chain }) =>
                matchText(find, [id, title, formatExplanation(chain, words)]),
              )
        }
        words={words}
        revision={revision}
        busy={busy}
        refused={state.kind === 'planned' ? state.plan.refusedSettings : []}
        loadForm={async (plugin) => {
          const form = await inspector()?.call('form', plugin)
          return form ?? { values: {} }
        }}
        onSettings={(plugin, before, after) =>
          propose(withSettings(proposal, plugin, before, after), autoApply)
        }
        disabled={proposal.disabled}
        onDisable={(plugin, off) =>
          propose(withDisabled(proposal, plugin, off, isDisabled(plugin)), autoApply)
        }
        onRestart={(plugin) => propose(withRestart(proposal, plugin), autoApply)}
      />
    </section>
  )
}
