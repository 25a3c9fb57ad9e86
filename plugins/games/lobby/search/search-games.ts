import { MAX_SEARCH_LENGTH, MAX_SEARCH_WORDS } from '../constants.ts'
import { foldText } from './fold-text.ts'
import type { IndexedGame } from './game-index.ts'
import { prefixDistance } from './prefix-distance.ts'

/** What a search has found, the best first. */
export interface FoundGames {
  readonly games: readonly IndexedGame[]
  /** Nothing has these letters: the games are those with similar ones. */
  readonly similar: boolean
}

/** How well a word of the search fits a game; less is better. */
const FIT = { nameWord: 0, inName: 1, otherWord: 2, similar: 3 } as const

/**
 * Searches names, vendors, categories and badges: games with every word of the text, the ones whose names begin with
 * them first. Without any, those with similar words: one mistyped letter in a word of four, two in one of eight. Pure.
 */
export function searchGames(index: readonly IndexedGame[], text: string): FoundGames {
  const words = foldText(text.slice(0, MAX_SEARCH_LENGTH))
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_SEARCH_WORDS)
  if (words.length === 0) return { games: [], similar: false }
  const games = ranked(index, (game) => fitOfAll(game, words, fitOf))
  if (games.length > 0) return { games, similar: false }
  return { games: ranked(index, (game) => fitOfAll(game, words, similarFitOf)), similar: true }
}

/** The games that fit, the best first, those that fit equally in the order of the lanes. */
function ranked(
  index: readonly IndexedGame[],
  fit: (game: IndexedGame) => number | undefined,
): readonly IndexedGame[] {
  return index
    .flatMap((game) => {
      const value = fit(game)
      return value === undefined ? [] : [{ game, value }]
    })
    .sort((a, b) => a.value - b.value)
    .map(({ game }) => game)
}

type Fit = (game: IndexedGame, word: string) => number | undefined

function fitOfAll(game: IndexedGame, words: readonly string[], fitOfWord: Fit): number | undefined {
  if (words.length > 1 && game.name.startsWith(words.join(' '))) return FIT.nameWord
  if (game.compact.includes(words.join('')))
    return game.name.startsWith(words[0] ?? '') ? FIT.nameWord : FIT.inName
  let sum = 0
  for (const word of words) {
    const fit = fitOfWord(game, word)
    if (fit === undefined) return undefined
    sum += fit
  }
  return sum
}

const fitOf: Fit = ({ name, nameWords, otherWords }, word) => {
  if (nameWords.some((each) => each.startsWith(word))) return FIT.nameWord
  if (name.includes(word)) return FIT.inName
  return otherWords.some((each) => each.startsWith(word)) ? FIT.otherWord : undefined
}

const similarFitOf: Fit = (game, word) => {
  const exact = fitOf(game, word)
  const max = mistakesIn(word)
  if (exact !== undefined || max === 0) return exact
  const distances = [...game.nameWords, ...game.otherWords].flatMap(
    (each) => prefixDistance(word, each, max) ?? [],
  )
  return distances.length > 0 ? FIT.similar + Math.min(...distances) : undefined
}

/** How many letters of a word may be wrong; none in writing without letters, where each sign is a word. */
function mistakesIn(word: string): number {
  if (word.length < 4 || !/^[\p{Script=Latin}\p{Script=Cyrillic}\d]+$/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}
