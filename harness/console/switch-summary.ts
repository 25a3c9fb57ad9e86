import { formatList } from '../../kernel/host/tooling/format-cause.ts'
import { listPlaces } from './console-words.ts'
import type { ListedSwitch } from './list-switches.ts'

/** Which plugins a switch concerns, and where those show that it turns on and off. */
export function switchSummary({
  decides,
  readBy,
  fetches,
}: Pick<ListedSwitch, 'decides' | 'readBy' | 'fetches'>): string {
  const readers = readBy
    .filter(({ id }) => !decides.some((other) => other.id === id))
    .map(({ title }) => title)
  const sentences = [
    ...decides.map(({ title, shows }) =>
      shows.length > 0 ? `Turns ${title} on and off: ${listPlaces(shows)}.` : `Turns ${title} on and off.`,
    ),
    ...(readers.length > 0
      ? // Titles may hold an “and” of their own.
        [`Read while running by ${readers.join(', ')}.`]
      : []),
    ...(fetches.length > 0 ? [`${formatList(fetches)} is fetched while it is on.`] : []),
  ]
  return sentences.join(' ') || 'No plugin of this page reads it.'
}
