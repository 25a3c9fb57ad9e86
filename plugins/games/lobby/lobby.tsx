/**
 * The part of the games for the first paint: the sections of the home screen, from the baked data. Calls,
 * schemas and the game area load later, by `import()`.
 */
export { GameArea } from './game-area.tsx'
export { GamesSection } from './games-section.tsx'
export { JackpotMarquee } from './jackpot-marquee.tsx'
