import { type ContextOf, defineStorageKey } from '@foyer/sdk'
import * as v from 'valibot'
import { MAX_RECENT_SEARCHES, MAX_SEARCH_LENGTH } from '../constants.ts'
import type { manifest } from '../manifest.ts'
import { foldText } from './fold-text.ts'

const list = v.pipe(
  v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_SEARCH_LENGTH))),
  v.maxLength(MAX_RECENT_SEARCHES),
)

/** The device's last searches, the latest first. */
export const RECENT_SEARCHES = defineStorageKey<readonly string[]>({
  name: 'games.lobby.searches',
  area: 'local',
  parse: (stored) => {
    const read = v.safeParse(list, stored)
    return read.success ? read.output : undefined
  },
})

/** The list with one more search; the same words in other letters replace the earlier ones. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const added = text.trim().slice(0, MAX_SEARCH_LENGTH)
  const key = foldText(added)
  if (key === '') return recent
  return [added, ...recent.filter((each) => foldText(each) !== key)].slice(0, MAX_RECENT_SEARCHES)
}

/** Adds a search that has led somewhere to the device's list, and returns the list. */
export function rememberSearch(
  storage: ContextOf<typeof manifest>['storage'],
  text: string,
): readonly string[] {
  const next = withSearch(storage.get(RECENT_SEARCHES) ?? [], text)
  storage.set(RECENT_SEARCHES, next)
  return next
}
