/** A shape of a picture: its colour, and its outline on a grid of 64 × 64. */
type Shape = readonly [fill: string, outline: string]

/** A head on a round background. */
interface Motif {
  /** `picture_<name>` is its name in the plugin's texts. */
  readonly name: string
  readonly background: string
  readonly shapes: readonly Shape[]
}

const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
/** The same on both sides of the middle. */
const pair = (x: number, y: number, rx: number, ry = rx): string =>
  oval(x, y, rx, ry) + oval(64 - x, y, rx, ry)

const DARK = '#2b2230'
const WHITE = '#fffdf9'
const BLUSH = '#f7a8a0'
const SMILE = 'M26 48c3 2.5 9 2.5 12 0-1 4.5-11 4.5-12 0z'

export const MOTIFS = [
  {
    name: 'fox',
    background: '#ffe0b8',
    shapes: [
      ['#d9651f', 'M13 11l17 11-16 15zM51 11L34 22l16 15z'],
      ['#ffd9c2', 'M17 18l8 6-7 7zM47 18l-8 6 7 7z'],
      ['#f0813a', 'M9 32c0-9 10-14 23-14s23 5 23 14c0 11-13 24-23 24S9 43 9 32z'],
      [WHITE, 'M10 35c8 0 15 6 22 21-10 0-20-10-22-21zM54 35c-8 0-15 6-22 21 10 0 20-10 22-21z'],
      [DARK, `${pair(23, 34, 2.8, 3.2)}${oval(32, 53, 4, 3)}`],
    ],
  },
  {
    name: 'panda',
    background: '#cdebd8',
    shapes: [
      ['#2a2d38', pair(15, 19, 8.5)],
      [WHITE, oval(32, 37, 24, 20.5)],
      ['#2a2d38', pair(22, 35, 6.2, 7.4)],
      [WHITE, pair(23, 34, 2.6)],
      ['#2a2d38', `${oval(32, 44, 3.8, 2.6)}${SMILE}`],
    ],
  },
  {
    name: 'cat',
    background: '#e2d8ff',
    shapes: [
      ['#5a5f7d', 'M12 9l17 13-15 14zM52 9L35 22l15 14z'],
      [BLUSH, 'M16 16l8 7-7 6zM48 16l-8 7 7 6z'],
      ['#6d7396', oval(32, 37, 23, 19)],
      ['#f9dc6a', pair(22, 35, 4.4, 5)],
      [DARK, pair(22, 35, 1.6, 4.2)],
      [WHITE, oval(32, 46, 9, 6)],
      ['#e0717a', 'M28.5 42h7l-3.5 4z'],
      [DARK, 'M27 48c2 2 4 1 5-.5 1 1.5 3 2.5 5 .5-1 4-4 3.5-5 2-1 1.5-4 2-5-2z'],
    ],
  },
  {
    name: 'owl',
    background: '#cfe4fb',
    shapes: [
      ['#7a4e32', 'M12 12c8 0 12 4 14 8l-10 9zM52 12c-8 0-12 4-14 8l10 9z'],
      ['#94623f', oval(32, 37, 22, 22)],
      ['#f6e3c6', `${pair(22, 33, 10.5)}${oval(32, 51, 10, 7)}`],
      [DARK, pair(23, 33, 6)],
      [WHITE, pair(25, 31, 2)],
      ['#f4a832', 'M32 36l5 6-5 6-5-6z'],
    ],
  },
  {
    name: 'frog',
    background: '#fff0b3',
    shapes: [
      ['#54b165', `${pair(18, 20, 10)}${oval(32, 39, 25, 18)}`],
      [WHITE, pair(18, 20, 6.6)],
      [DARK, pair(19, 20, 3.6)],
      ['#2e7d43', 'M15 42c9 8 25 8 34 0-4 15-30 15-34 0z'],
      ['#f08f86', 'M24 51c4-3 12-3 16 0-4 3.5-12 3.5-16 0z'],
      ['#83cf8d', pair(13, 37, 3.4, 2.6)],
    ],
  },
  {
    name: 'bear',
    background: '#ffd9d1',
    shapes: [
      ['#8a5a38', pair(15, 19, 9)],
      ['#dca77b', pair(15, 19, 4.6)],
      ['#a46c43', oval(32, 37, 23.5, 20)],
      ['#efcda6', oval(32, 45, 11, 8.6)],
      [DARK, `${pair(22, 34, 2.8, 3.2)}${oval(32, 41, 4.4, 3.2)}${SMILE}`],
    ],
  },
  {
    name: 'rabbit',
    background: '#c4eef0',
    shapes: [
      [WHITE, pair(22, 18, 7, 16)],
      [BLUSH, pair(22, 18, 3.4, 11)],
      [WHITE, oval(32, 41, 21, 17)],
      [DARK, pair(23, 38, 2.8, 3.4)],
      [BLUSH, pair(17, 45, 3.6, 2.4)],
      ['#e0717a', 'M29 43h6l-3 3.4z'],
      ['#d8d2dd', 'M29.5 48h5v5h-5z'],
    ],
  },
  {
    name: 'penguin',
    background: '#d9deff',
    shapes: [
      ['#2d3a5c', oval(32, 35, 23, 23)],
      [WHITE, `${pair(24, 35, 9.6, 10.4)}${oval(32, 46, 15, 9.6)}`],
      [DARK, pair(24, 34, 2.9, 3.4)],
      ['#f6a52b', 'M25 41c4-2.5 10-2.5 14 0-2 4.5-5 7-7 7s-5-2.5-7-7z'],
      [BLUSH, pair(18, 44, 3, 2.2)],
    ],
  },
  {
    name: 'lion',
    background: '#d8f0bf',
    shapes: [
      [
        '#b9641c',
        'M32 7l7 5 8-2 3 8 8 3-2 8 5 7-5 7 2 8-8 3-3 7-8-2-7 5-7-5-8 2-3-7-8-3 2-8-5-7 5-7-2-8 8-3 3-8 8 2z',
      ],
      ['#f2bd5c', `${pair(19, 23, 5)}${oval(32, 37, 18, 17)}`],
      ['#fbe6bd', oval(32, 46, 9, 6.6)],
      [DARK, `${pair(24, 35, 2.7, 3.2)}M27 41h10l-5 4.5zM27 48c3 2 7 2 10 0-1 3.5-9 3.5-10 0z`],
    ],
  },
] as const satisfies readonly Motif[]

/** Backgrounds of the second and later pictures with the same motif. */
export const LATER_BACKGROUNDS: readonly string[] = ['#f6c7e2', '#ffd59e', '#b9e3ff', '#d7cdfb', '#c6eac2']
