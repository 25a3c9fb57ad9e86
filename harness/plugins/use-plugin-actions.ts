import { useState } from 'react'
import { patchWorld } from '../gateway-client.ts'
import type { Inspector } from '../panel/inspector.ts'

import { CodedError } from '@foyer/sdk'
import type { Change } from '../../kernel/host/tooling/fact-change.ts'
import type { ErrorReport } from '../../kernel/host/tooling/error-report.ts'

/** What a developer does with one plugin of the page in the frame. */
export type PluginAction = 'turn off' | 'turn on' | 'restart' | 'quarantine'

export interface PluginActions {
  readonly run: (action: PluginAction, plugin: string) => void
  readonly busy: boolean
  /** Of the last action; empty: it was done. */
  readonly problems: Problems
  /** The last action, once it has ended. */
  readonly done: { readonly action: PluginAction; readonly plugin: string } | undefined
}

/**
 * Turning off and on is the gateway’s too, so that the address has it; the others are this page’s alone.
 *
 * @param onApplied told of each plugin that is disabled, or no more
 */
export function usePluginActions(
  inspector: () => Inspector | undefined,
  onApplied: (disabled: Readonly<Record<string, boolean>>) => void,
): PluginActions {
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>([])
  const [done, setDone] = useState<PluginActions['done']>()

  const setDisabled = async (plugin: string, disabled: boolean): Promise<Problems> => {
    const page = inspector()
    const refused = await applyInPage(page, { facts: { disabled: { [plugin]: disabled } } })
    if (refused.length > 0) return refused
    try {
      await patchWorld({ disabled: { [plugin]: disabled } })
      onApplied({ [plugin]: disabled })
    } finally {
      // Where the gateway does not take it, the page goes back to what it says.
      await page?.call('refresh', undefined)
    }
    return []
  }
  const act = (action: PluginAction, plugin: string): Promise<Problems> => {
    switch (action) {
      case 'turn off':
      case 'turn on':
        return setDisabled(plugin, action === 'turn off')
      case 'quarantine':
        return applyInPage(inspector(), { quarantine: [plugin] })
      case 'restart':
        return restart(inspector(), plugin)
    }
  }
  const run = async (action: PluginAction, plugin: string): Promise<void> => {
    setBusy(true)
    setDone(undefined)
    try {
      setProblems(await act(action, plugin))
    } catch (error) {
      setProblems([{ code: 'HN-GATEWAY', plugin: 'harness', detail: String(error), remedy: undefined }])
    }
    setDone({ action, plugin })
    setBusy(false)
  }
  return { run: (action, plugin) => void run(action, plugin), busy, problems, done }
}

async function restart(page: Inspector | undefined, plugin: string): Promise<Problems> {
  const stopped = await applyInPage(page, { quarantine: [plugin] })
  return stopped.length > 0 ? stopped : applyInPage(page, { reinstate: [plugin] })
}

/** Why a change of the page was not made, or was undone: none where it was made. */
type Problems = readonly Pick<ErrorReport, 'code' | 'plugin' | 'detail' | 'remedy'>[]

/** Changes the page in the frame alone; the gateway stays as it is. Never rejects. */
async function applyInPage(page: Inspector | undefined, change: Change): Promise<Problems> {
  try {
    if (!page) throw new CodedError('HN-PAGE', 'no page has reported yet')
    const result = await page.call('apply', await page.call('plan', change))
    return result.outcome === 'applied' ? [] : result.errors
  } catch (error) {
    const coded = error instanceof CodedError ? error : new CodedError('HN-PAGE', String(error))
    return [{ code: coded.code, plugin: 'harness', detail: coded.text, remedy: coded.remedy }]
  }
}
