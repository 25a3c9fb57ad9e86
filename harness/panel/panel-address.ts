import { useCallback, useSyncExternalStore } from 'react'

/** The panel's tabs, by their part of the address. */
export const TABS = ['state', 'plugins', 'events', 'network', 'tracking', 'console'] as const
export type TabName = (typeof TABS)[number]

/** What the panel shows. The address' fragment has it, beside the state in the query: `#network?find=login&entry=12`. */
export interface PanelAddress {
  readonly tab: TabName
  /** What is searched, and which entry is open; both of this tab. */
  readonly find: string
  readonly entry: string
}

const isTab = (name: string): name is TabName => (TABS as readonly string[]).includes(name)

/** An unknown tab is the first one. */
export function readAddress(fragment: string): PanelAddress {
  const [name = '', query = ''] = fragment.replace(/^#/, '').split('?')
  const parameters = new URLSearchParams(query)
  return {
    tab: isTab(name) ? name : TABS[0],
    find: parameters.get('find') ?? '',
    entry: parameters.get('entry') ?? '',
  }
}

export function writeAddress({ tab, find, entry }: PanelAddress): string {
  const parameters = new URLSearchParams()
  if (find !== '') parameters.set('find', find)
  if (entry !== '') parameters.set('entry', entry)
  const query = parameters.toString()
  return query === '' ? `#${tab}` : `#${tab}?${query}`
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('hashchange', listener)
  }
}

/** Typing and choosing is no step of the browser's history. */
function change(parts: Partial<PanelAddress>): void {
  const next = { ...readAddress(location.hash), ...parts }
  history.replaceState(history.state, '', location.search + writeAddress(next))
  for (const listener of listeners) listener()
}

const currentTab = (): TabName => readAddress(location.hash).tab

/** The tab that is open, and a function that opens another; each begins without a search. */
export function usePanelTab(): readonly [tab: TabName, open: (tab: TabName, find?: string) => void] {
  const open = useCallback((tab: TabName, find = '') => change({ tab, find, entry: '' }), [])
  return [useSyncExternalStore(subscribe, currentTab), open]
}

/** A part of the open tab's address; empty: nothing is searched, no entry is open. */
export function usePanelParameter(
  name: 'find' | 'entry',
): readonly [value: string, set: (value: string) => void] {
  const read = useCallback(() => readAddress(location.hash)[name], [name])
  const set = useCallback((value: string) => change({ [name]: value }), [name])
  return [useSyncExternalStore(subscribe, read), set]
}
