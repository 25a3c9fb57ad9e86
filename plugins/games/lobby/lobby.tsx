/**
 * What the first paint needs of the games: the sections of the home screen, drawn from what the page was baked with. Calls,
 * schemas and the game area come later, by `import()`.
 */
export { GameArea } from './game-area.tsx'
export { GamesSection } from './games-section.tsx'
export { JackpotMarquee } from './jackpot-marquee.tsx'
