/** The names of the SDK's icons. */
export type IconName =
  | 'home' | 'games' | 'gift' | 'chat' | 'user' | 'back' | 'forward' | 'close' | 'eye' | 'eye-off'
  | 'search' | 'logout' | 'login' | 'globe' | 'sun' | 'moon' | 'fire' | 'star' | 'trophy' | 'slots'
  | 'live' | 'fish' | 'lottery' | 'cards' | 'sport' | 'check' | 'warning' | 'info' | 'more' | 'bank'
  | 'lock' | 'headset' | 'send' // prettier-ignore

/** Outlines on a grid of 24, drawn with round strokes: one path an icon. */
export const ICON_PATHS: Readonly<Record<IconName, string>> = {
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  games: 'M7 7h10a4 4 0 0 1 4 3.5l1 5a2.5 2.5 0 0 1-4.5 2L15 15H9l-2.5 2.5a2.5 2.5 0 0 1-4.5-2l1-5A4 4 0 0 1 7 7zM8 9.5v3M6.5 11h3M15 12.5v0M17.5 10v0',
  gift: 'M5 12v8h14v-8M3 8h18v4H3zM12 8v12M12 8C9 8 7 7 7 5.2S10.5 3 12 8c1.5-5 5-4.6 5-2.8S15 8 12 8',
  chat: 'M6 4h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-6l-4 4v-4H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 8.5h8M8 12h5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c.8-3.5 4-5 8-5s7.2 1.5 8 5',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  eye: 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'eye-off': 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 4l16 16',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  logout: 'M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M15 8l4 4-4 4M19 12H9',
  login: 'M14 4h4a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-4M10 8l4 4-4 4M14 12H4',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  moon: 'M20 14A8.5 8.5 0 1 1 10 4a6.6 6.6 0 0 0 10 10z',
  fire: 'M12 21c4 0 7-2.6 7-6.5 0-5-5-6-5-11.5-4 2-5 5-4.5 8C8.3 10.3 7.6 9.3 7.5 8 6 10 5 12 5 14.5 5 18.4 8 21 12 21z',
  star: 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L12 17l-5.6 3 1.3-6.2L3 9.5l6.3-.7z',
  trophy: 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H3c0 3 1 5 4.5 5.5M17 6h4c0 3-1 5-4.5 5.5M12 15v5M8 20h8',
  slots: 'M5 5h11a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8 9h5l-3 6M18 13h2a1 1 0 0 0 1-1V7M21 6v0',
  live: 'M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8.5 16a5.5 5.5 0 0 1 0-8M15.5 8a5.5 5.5 0 0 1 0 8M5.5 19a10 10 0 0 1 0-14M18.5 5a10 10 0 0 1 0 14',
  fish: 'M3 12c3-5.5 9-6.5 13-2l5-3v10l-5-3c-4 4.5-10 3.5-13-2zM7.5 11v0',
  lottery: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11 11l1.3-1v4',
  cards: 'M10 3.5h8a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM14 8l2.5 3-2.5 3-2.5-3zM5 7a2 2 0 0 0-1 2l1 10a2 2 0 0 0 2 2h7',
  sport: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 8l3.8 2.8-1.5 4.4H9.7l-1.5-4.4zM12 8V3M15.8 10.8l4.7-1.6M14.3 15.2l3 4M9.7 15.2l-3 4M8.2 10.8L3.5 9.2',
  check: 'M5 12.5l4.5 4.5L19 7',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v0',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8v0',
  more: 'M5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM19 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  bank: 'M3 10l9-6 9 6zM4 20h16M6 13v4M10 13v4M14 13v4M18 13v4',
  lock: 'M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 8 0v3M12 15v1.5',
  headset: 'M4 14v-2a8 8 0 0 1 16 0v2M4 14h2.5a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2zM20 14h-2.5a1 1 0 0 0-1 1v3.5a1 1 0 0 0 1 1h.5a2 2 0 0 0 2-2zM20 17.5c0 2.5-2 4-5 4',
  send: 'M20 4L3 11l6.5 2.5L12 20zM9.5 13.5L20 4',
} // prettier-ignore
