/** How many lanes have cards in the baked page, and how many cards each: two screens of a phone. */
export const BAKED_LANES = 3
export const BAKED_CARDS = 6
/** Cards of a lane on the home screen, once the player has moved it; 'see all' opens the rest. */
export const HOME_CARDS = 12
/** How long the list of games is cached. */
export const LANES_CACHE_MS = 300_000
/** Time from one poll of the jackpot to the next. */
export const JACKPOT_POLL_MS = 30_000
/** How long the amount of the page takes to grow to that of the first answer. */
export const JACKPOT_FIRST_SPAN_MS = 8_000
/** How long a reload goes on from the last answer that the tab has seen. */
export const JACKPOT_MEMORY_MS = 3_600_000
/** The part by which an answer may be smaller than the one before, once, and still be of the same pot. */
export const JACKPOT_LAG = 0.01
/** How often the shown amount moves towards the last known one. */
export const JACKPOT_TICK_MS = 1_000
/** Edge of a game's picture in pixels, which gives its proportion; the style sheet sets the size. */
export const ART_EDGE_PX = 300
/** Longest text that is searched for, in characters, and the most words of it that count. */
export const MAX_SEARCH_LENGTH = 60
export const MAX_SEARCH_WORDS = 6
/** After this time a skeleton says that it takes longer than usual. */
export const SLOW_MS = 8_000
/** How many searches a device remembers. */
export const MAX_RECENT_SEARCHES = 8
/** How many games are suggested where a search finds none. */
export const SUGGESTED_GAMES = 6
/** The most games of one list that are read: more than any vendor has. */
export const MAX_LISTED_GAMES = 5_000
/** From this many games on, a list draws only those that are near what is seen. */
export const VIRTUAL_FROM = 60
/** Rows that a virtual list draws beyond what is seen, on each side. */
export const ROWS_BEYOND = 3
/** How long the search rests on a text before the gateway is asked for its games, in milliseconds. */
export const MATCH_DELAY_MS = 300
/** Shortest text that the gateway is asked for, in characters. */
export const MIN_MATCH_LENGTH = 2
/** How many favourites, and how many of the games that were played last, a device remembers. */
export const MAX_FAVOURITES = 200
export const MAX_RECENT_GAMES = 20
/** The longest time that a timer of the browser can wait, in milliseconds. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1
/** Size of a vendor's logo in pixels, which gives its proportion. */
export const LOGO_WIDTH_PX = 120
export const LOGO_HEIGHT_PX = 48
