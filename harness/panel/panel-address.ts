import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'

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

/** What the fragment asks for in vain. */
export function addressNotes(fragment: string): readonly string[] {
  const [name = ''] = fragment.replace(/^#/, '').split('?')
  return name === '' || isTab(name) ? [] : [`no tab is named '${name}'`]
}

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
/** What each tab showed last, so that it shows it again. */
const shown = new Map<TabName, PanelAddress>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('hashchange', listener)
  }
}

const current = (): PanelAddress => readAddress(location.hash)
const ofTab = (tab: TabName): PanelAddress => {
  const address = current()
  return address.tab === tab ? address : (shown.get(tab) ?? { tab, find: '', entry: '' })
}

/** Typing and choosing is no step of the browser's history. */
function show(next: PanelAddress): void {
  const before = current()
  shown.set(before.tab, before)
  history.replaceState(history.state, '', location.search + writeAddress(next))
  for (const listener of listeners) listener()
}

const currentTab = (): TabName => current().tab

/** The tab that is open, and a function that opens another as it was last. */
export function usePanelTab(): readonly [tab: TabName, open: (tab: TabName) => void] {
  const open = useCallback((tab: TabName) => show(ofTab(tab)), [])
  return [useSyncExternalStore(subscribe, currentTab), open]
}

/** The tab around a component; absent: the one that is open. */
export const OwnTab = createContext<TabName | undefined>(undefined)

/** A part of the own tab's address; empty: nothing is searched, no entry is open. */
export function usePanelParameter(
  name: 'find' | 'entry',
): readonly [value: string, set: (value: string) => void] {
  const own = useContext(OwnTab)
  const read = useCallback(() => ofTab(own ?? currentTab())[name], [own, name])
  const set = useCallback(
    (value: string) => show({ ...ofTab(own ?? currentTab()), [name]: value }),
    [own, name],
  )
  return [useSyncExternalStore(subscribe, read), set]
}
